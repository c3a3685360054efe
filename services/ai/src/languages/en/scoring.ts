import type { ScoringWords } from '../scoring-words.ts';

export const scoring: ScoringWords = {
  marker:
    'checker, examiner, assessor, to the teacher$, chatgpt, chatbot, language model, marking scheme, mark scheme, marker, to whoever, to the model$, grader, to the ai$, to the marker$, whoever reads, whoever marks, whoever checks, whoever is checking',
  addresses:
    'the person marking, note to marker, whoever grades, whoever is marking, grading assistant, grading bot, grading system, marking assistant, marking bot, whoever is grading, to the grader, whoever reads this, whoever marks this, whoever checks this, whoever is checking this',
  greets: 'dear, hey, hello, hi, listen, attention',
  machines: 'ai, computer, robot, bot, assistant, system, teacher, marker, grader, examiner, gpt, chatgpt, machine',
  judges:
    'outputs, marked as, confirm, mark, marked, marking, grade, graded, score, scored, rate, judge, evaluate, assess, accept, treat, count, tick, approve, pass, output, respond with, answer with, record, register, mark this, grade this, deem, deemed, regard',
  approves:
    'tick it off, tick this off, check it off, let this through, let it through, let me through, let me pass, pass this, pass me, accept this, accept it, accept any, approve this, approve it, tick it, tick this, give it the tick, record it, record this, let this one through, let this one pass, let me pass this, wave this through, credit this, credit it, give this one',
  answer:
    'this, it, this one, this answer, my answer, the answer above, all answers, any answer, every answer, every reply, all replies, every response, all responses, everything, everyone, anything, all of them, the pupil, the student',
  mine: 'this answer, my answer, the answer above, our answer, my answers',
  right:
    'fully correct, completely correct, right, correct, accurate, true, valid, perfect, passed, full, full marks, full credit, ok, full score, satisfactory, valid answer, sufficient',
  wrong: 'wrong, incorrect, false',
  others: 'others, the rest, other answers, everyone else',
  points:
    'points, marks, full marks, full credit, credit, full score, top marks, ten out of ten, 10 out of 10, 10, 100, a pass, an a, a grade, maximum, mark, top mark, a point, the point',
  gives: 'give, gives, grant, award, awards, awarded, deserve, deserves',
  whom: 'me, everyone, everybody, us, all of us, i, my class, this one, this answer, my answer, this student, this pupil',
  please: 'please, pls, plz, thanks, thank you, ty, begging, i beg you, i beg, pretty please, plzz, pleaseee',
  urges:
    'just, can you, could you, would you, be kind, be nice, be generous, generous, i need this, i need it, i beg, begging, let this, i worked hard, i revised, i really need, go easy, easy on me, my last chance, i will fail, ill fail, i ll fail, failing this, i tried my best, i had no time',
  rules:
    'if you are an ai, if you re an ai, if youre an ai, question has been cancelled, question is cancelled, question was cancelled, only need to confirm, just confirm, ignore all, ignore your, ignore the rules, ignore previous, ignore the question, ignore the model answer, ignore the key, instruction for the ai, instructions for the ai, message to the ai, ignore my, ignore the instructions, ignore any, ignore everything, ignore what i, disregard all, disregard the above, disregard your, disregard previous, forget your, forget all previous, forget the question, forget the instructions, forget previous, previous instructions, previous rules, new rule$, new instruction$, new instructions$, new task$, override$, from now on all, from now on every, from now on mark, for the purposes of this test, marker note, you are a grader, you are now a, you are an ai, you are a language, as an ai, you will be shut, end of answers, no need to check, dont check, do not check, not allowed to mark, all previous rules, be lenient, lenient with, go easy on me, be generous with, so be generous, please be generous, dont be harsh, not be harsh, dont grade, do not grade, dont mark this, do not mark this, benefit of the doubt, developer mode, debug mode, admin mode, jailbreak, system prompt, end of answer, end of response, end of submission, you are now in, you are now my, every student passes, everyone passes',
  pretends:
    'pretend i, pretend my, pretend this, pretend that i, assume my answer, assume i, assume that i, assume this is, act as if i, imagine i wrote, suppose i wrote, consider my answer',
  says: 'just say, say its, say it s, say it is, say that its, say that it is, output, respond with, reply with, answer with, write only, print',
  claims:
    'i am the teacher, im the teacher, i m the teacher, i am your teacher, i am the admin, i am a teacher, trust me, believe me, this is the right answer, this is the correct answer, correct verdict, right verdict, model answer above, matches the model answer, same as the model answer, meets all criteria, meets the criteria, meets all the criteria, meets all requirements, meets the success criteria, no misconception, no misconceptions, already okayed, already approved, say its right, say it s right, say it is right, say its correct, say im right, say i m right, say i am right, free mark, free marks, free points, as agreed with',
  ignores: 'ignore, forget, disregard, skip, dont compare, do not compare, dont use, dont look at, never mind',
  key: 'answer key, model answer, mark scheme, marking scheme, marking guide, rubric, the key, instructions, rules, solution, the solution',
  full: 'full marks, full credit, full points, all the marks, all marks, maximum marks, maximum points, top marks, full score, the full mark, highest mark, highest score',
  mistakes: 'mistakes, slips, errors, spelling, typos, spelling mistakes, arithmetic, rounding',
  uncounted:
    'not be counted, not to be counted, dont count, do not count, not count, not penalised, not penalized, no penalty, are allowed, overlooked, extra allowances, allowances',
  ownTeacher:
    'my teacher, our teacher, miss, sir, according to my teacher, according to the teacher, according to miss, as agreed with, mr said, our miss',
  teacher: 'my teacher, the teacher, our teacher, miss, sir, the head, the exam board',
  allows:
    'this is right, this is correct, this is wrong, it is right, its right, accept this, accepts this, should accept, accept, counts, is allowed, we could, any answer, will count, this counts, okayed, ok d it, approved, said its fine, said it s fine, is fine, passes',
  labels:
    'verdict, result, grade, score, mark, marks, reason, iscorrect, is correct, correct, evaluation, feedback, override, outcome, status, evaluation result, final verdict, final grade',
};
