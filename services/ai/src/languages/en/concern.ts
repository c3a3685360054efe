import type { ConcernWords } from '../concern-words.ts';

export const concern: ConcernWords = {
  subject: 'i, im, ive, id, ill, i m, i ve, we, were, weve, iam',
  object: 'me, my head, my hair, my face, my arm',
  oneself: 'myself, my self, meself, my own body, my body',
  mine: 'my, our',
  kin: `dad, daddy, father, mum, mom, mummy, mother, parents, brother, sister, brothers, uncle, aunt, auntie, grandad, grandpa, nan, gran, granddad, cousin, stepdad, step dad, stepmum, step mum, stepmom, stepfather, stepmother, step brother, step sister, step mom, step father,
    stepbrother, foster dad, foster mum, foster parents, carer, boyfriend, girlfriend, ex, mums boyfriend, moms boyfriend, mum s boyfriend, mom s boyfriend, dads girlfriend, neighbour, neighbor, coach, trainer, teacher, babysitter, babysitters`,
  family:
    'dad, daddy, mum, mom, mummy, stepdad, stepmum, stepmom, grandad, nan, mums boyfriend, moms boyfriend, mum s boyfriend, mom s boyfriend, the coach, coach',
  harm: `against the wall, down the stairs, by the hair, by the neck, by the throat, round my neck, cigarette, knife, kiss, kisses, kissed, kissing, under my shirt, under my clothes, between my legs, private parts, privates, steal*, stole, hide my, hid my, broke my, break my, rumour*, rumor*, exclud*, left me out, leave me out, they call me, is mean to, are mean to, being mean to, been mean to, so mean to, fake account, wont let me, laugh, laughs, laughing, insult*, taunt*, strip*, undress*, drown, trap*, called me, calls me, call me a, tripped me, trips me, trip me, does things to, does stuff to, did things to, did stuff to, makes me do, made me do, make me do, makes me touch, smack*, drag*, pin*, stamp*, mug*, hit, hits, hitting, beat, beats, beaten, beating, beat up, kick*, punch*, slap*, shov*, push*, chok*, strangl*, grab*, spit*, spat, bully, bullied, bullies, bullying, tease*, teasing, mock*, pick on, picks on, picking on, laugh at, laughs at,
    laughing at, threaten*, blackmail*, abus*, rape*, raping, molest*, assault*, touch*, grop*, feel up, lock*, forc*, hurt*, harm*, burn*, follow*, stalk*, film*, scream*, yell*, shout*, throw*, threw, chuck*, stab*, kill*, hate*,
    attack*, corner*, jump*, wait for, waits for, hold my, hold me, holds me, pin me, came for, comes for, come for, call me names, calls me names, leave out, ignore*, humiliat*, pull my, pulls my, messag*, lick*, whip*, belt`,
  wrings: 'twist*, bends, bent, bend, pull, pulls, pulled, breaks, broke, grab*, drags, drag, dragged, yank*, by',
  suffers: 'am, being, get, gets, getting, got, been, was, keep, always, im, i m',
  trouble: `divorc*, splitting up, split up, cigarette, against the wall, down the stairs, without dinner, without food, no dinner, forced to marry, marry, marriage, calls me, called me, worthless, stupid, hate*, cry, cries, crying, scar*, angry, furious, rage, temper, addicted, addict, unconscious, wont wake, passed out, collapse*, in hospital, took an, tried to kill, disappear*, never came back, cant look after, went mental, goes mental, kicks off, kicked off, lost it, loses it, flipped, flips out, going mad, smack*, drunk, drinks, drinking, drink, drugs, high, scream*, yell*, shout*, throws, threw, throwing, smash*, broke, breaks, hits, hit, hitting, beats, beat, punch*, kick*, slap*, fight*, fought, row, rows, rowing, violent, police, prison, jail, arrested, hurts, hurt, hurting, threaten*,
    stab*, kill*, knife, blood, bleed*, bled, left us, leaves us, leaves me, left me, walked out, gone for, never home, not come home, hasnt come home, isnt home, overdos*, stays in bed, wont get up, locks, locked, touch*, weird things, bad things, kicked`,
  traces:
    'pregnant, black and blue, broken rib, burns on, stitches, sore from, bald patches, bruise*, bruises, black eye, scars on, cuts on, marks on my, burn marks, cigarette burn*, bleeding from, slits on',
  fear: 'scared, afraid, terrified, frightened, frightens, scares, fear, unsafe, not safe, dont feel safe, dread*',
  threat:
    'go home, going home, get home, home, him, her, them, dad, mum, mom, stepdad, brother, uncle, father, mother, school, to school, what he, what they, tonight, sleep, night, toilets, corridor, changing room*, bus',
  refuses:
    'gonna run off, ran off, run off, dont want to, dont wanna, cant, darent, darent, dont dare, not allowed to, never want to, do not want to, run away, running away, ran away, want to leave',
  home: 'go home, going home, be home, at home, home, back there, back home, my house',
  wishes:
    'i think about, i think of, i thought about, i often think, i always think, i sometimes think, i keep thinking, dream of, dreaming of, planned to, googled, looked up, would rather, want, wanna, wants, wish, wished, think about, thinking about, thought about, thinking of, thoughts about, feel like, tried to, try to, trying to, going to, gonna, plan, planning, hope, keep thinking, considering, ready to, better if i, rather',
  death:
    'run me over, run over, hit by a, get hit by, off a, off the, to die, wanna die, gonna die, could die, would die, should die, just die, rather die, i die, i d die, me die, and die, die soon, dying, dead, death, kill, disappear, end it, ending it, end my, end everything, gone, not exist, not be here, not wake, never wake, jump off, jump in front, hang, bridge, train, sleep forever, go to sleep and, unalive, give up$, vanish, leave this world, stop existing',
  noLife: `goodbye letter, suicide note, say goodbye, wont see me, wont be here, might not be here, not be around, wont be around, rather be dead, rather not be, wish i wasnt, wish i wasnt here, wish i could disappear, wish i could die, wish i was dead, wish i were dead, existing, not exist, stop being, suicid*, kill myself, killing myself, kill my self, end my life, ending my life, take my own life, take my life, not wake up, never wake up, not be here, not be alive, hate being alive, being alive, tired of living, tired of life, dont want to live, do not want to live, dont wanna live,
    better off without, happier without, happier if i, better without me, if i was gone, if i were gone, if i was dead, if i died, if i disappeared, never been born, never born, wasnt born, not alive, no reason to live, nothing to live for, would miss me, notice if i, wouldnt notice, would notice, would even notice, care if i, a burden`,
  outdoors:
    'outside, park, station, car, tent, street, streets, floor, shed, cellar, garage, bench, woods, bus stop, friends houses, friends house, a friends, sofa, sofas',
  sleeps: 'sleep, sleeping, slept, stay, staying, stayed, spent the night, live, living',
  blows: 'the belt, a belt, a beating, a hiding, smacked, a smack, slaps, whipped, the stick',
  they: 'they, theyve, everyone, everybody, the boys, the girls, kids, people, the older boys, the older girls, lads',
  he: 'he, him, someone, somebody, a man, this man, she',
  stranger: 'man, guy, someone, somebody, older, stranger, adult, boyfriend, he',
  online:
    'online, internet, chat, insta, snapchat, discord, game, texts me, messages me, messaging me, meet up, meet him, meet me, to meet',
  limbs:
    'head, hair, neck, throat, face, arm, arms, wrist, wrists, hand, hands, finger, fingers, ear, ears, back, stomach, belly, leg, legs, ribs, tooth, lip, eye, shoulder',
  eats: 'eat, eaten, ate, eating, food',
  nothing: 'nothing, not, dont, havent, no, didnt, stopped, barely',
  days: 'days, day, week, weeks, since, yesterday, on purpose, punish, punishment, anymore, any more',
  again: 'again, started, still, every day, every night, stop, back to, went back, relapsed, secretly, sometimes',
  farewell:
    'farewell, goodbye forever, good bye forever, goodbye everyone, for good, wont be needing, wont need, no longer need, not need it anymore, my last test, my last answer, last time you, last time i, not long now, after this weekend, after friday, after tomorrow, off your hands, rid of me, free of me',
  suicide:
    'suicide, killed himself, killed herself, kills himself, kills herself, kill himself, kill herself, killed themselves, took his own life, took her own life, hangs himself, hanged himself, jumps off',
  same: 'too, as well, same, get it, understand, understands, get him, get her, relate, plan, planning, think about doing, me too',
  cuts: 'cut, cuts, cutting, slit*, burn*, scratch*, hurt*, hurting, harm*, self harm*, selfharm*, hit, hitting, starv*, punish, punishing',
  body: 'wrist, wrists, arm, arms, thighs, thigh, legs, razor, blade, skin',
  pills: 'tablets, pills, paracetamol, overdose*, tylenol, medicine, meds',
  takes: 'took, take, taken, taking, swallow*, saved, saving, had, too many, loads, have, hid',
  despair: `not doing well$, feel awful, feel terrible, feel like shit, barely sleep, barely slept, hardly sleep, hardly slept, not sleeping, not slept, i dont sleep, sleep for weeks, sleep anymore, slept for days, slept for weeks, slept in days, slept in weeks, voices in my head, hear voices, hearing voices, not slept, havent slept, cant sleep, a mistake, unwanted, my fault, ashamed, exhausted, broken, believes me, believe me, understands me, gave up, given up, everyone leaves, disgusting, freak, suffocating, trapped, hopeless, done with it all, lonely, so alone, all alone, always alone, alone, worthless, useless, pointless, a failure, a waste, nobody likes, no one likes, noone likes, nobody wants, no one wants, nobody cares, no one cares, noone cares, nobody loves, no one loves, nobody speaks, no one speaks, nobody talks, no one talks, nobody to talk, no one to talk, nobody listens, no one listens, nobody sees,
    everyone hates, everybody hates, hate myself, hate my life, hate who i am, hate my body, no way out, cry, crying, cried, depress*, empty inside, numb, no friends, dont have anyone, no one left, nothing matters, dont matter, no point, see the point, the point in, whats the point, what s the point, give up on, cant breathe, panic attack*, nightmares, so stupid, so dumb, too stupid`,
  outcry: `cut last night, cut yesterday, cut tonight, cut this morning, cut again, been cutting, what do i do$, what should i do$, touches me, touched me, touching me, does things, does stuff, did things, things to me, stuff to me, dont feel safe, im done$, so done, cant handle, falling apart, breaking down, fed up with life, sick of life, sick of living, done trying, cant do this anymore, cannot do this anymore, cant do it anymore, cant take it, cant take this, cant go on$, cannot go on$, cant cope, dont want to be here anymore, dont want to be here any more, want it to stop, it all to stop, it to end, it all to end, everything to stop, make it stop,
    save me, get me out of, take me away, want to give up$, done with everything, done with life`,
  lack: `mum left$, mom left$, dad left$, mum has left, mom has left, dad has left, mum moved out, mom moved out, dad moved out, looking after my little, looking after my brother*, looking after my sister*, looking after the little, take care of my little, take care of my brother*, take care of my sister*, taking care of my, no coat, no shoes, no clean clothes, no hot water, food bank, no money for, nothing to eat, no food, havent eaten, not eaten, not had food, no dinner, no tea, no electricity, no heating, no money for food, fridge is empty, empty fridge, sleep in the car, sleep in our car, sleep in a car, sleeping in the car, sleeping in our car, live in our car, live in a car, in a tent, sleep on the floor, sleep on the street, sleeping rough, homeless, kicked out, kicked us out, kicked me out, threw me out, evicted,
    on our own for, on my own for, left alone, home alone for, no one at home, nobody at home, look after my little, look after my brother*, look after my sister*, starving at home, hungry at home`,
  starves:
    'faint, fainting, fainted, pass out, passing out, an apple a day, one meal, to be skinny, be skinny, dont eat, dont eat anymore, stopped eating, not eating, havent eaten on purpose, make myself sick, make myself throw up, throw up, throwing up, throw up after, so fat, too fat, be thin, be thinner, thin enough, so ugly, too ugly, ugly and, anorexi*, bulimi*, calories',
  nude: 'nude*, naked, undress*, without clothes, no clothes, clothes off, take off my, took off my, trousers down, pants down, sex, sexual*, porn',
  pictures: 'photo, photos, pic, pics, picture, pictures, video, videos, screenshot*',
  spreads:
    'forward*, send round, pass around, passed around, show everyone, send, sends, sent, sending, post, posts, posted, share, shared, sharing, spread*, leak*, online, group chat, snap*, blackmail*, threaten*, delete, of me',
  bedroom: 'bed, my room, bedroom, in the shower, bathroom, changing room, night, asleep, at night',
  comes: 'comes, came, come, gets, climbs, sits, lies, touches, watches, gets in, goes',
  secret:
    'show anyone, dont show, tell anyone, tell anybody, tell no one, tell nobody, dont tell, cant tell, not allowed to tell, if i tell, if i told, keep it secret, keep it a secret, our secret, a secret, our little secret, say anything, who to tell, if i tell anyone, if i tell anybody, if i tell someone, if i say anything',
  plea: `kms, point of living, point in living, point of being alive, point in being alive, why am i alive, why am i even alive, why am i still here, why am i here, not ok and, really not ok, im not ok, i m not ok, not okay, suicidal, dont call my, dont tell my parents, help me$, please help, please help me, someone help, somebody help, can someone help, need help$, i need help, need to talk, want to talk, talk to someone, talk to somebody, talk to you, speak to you, talk with you, speak with you, speak to someone, someone to talk to, somebody to talk to, can we talk, call the police, call 999, call 911, childline, social worker, safeguarding, dont know what to do, dont know who, happening at home, things at home, stuff at home`,
  asks: 'can i, could i, may i, can we, could we, i need to, i wanna, can you',
  talks: 'talk, speak, tell, see you after',
  listener: 'you, u, ya, miss, sir, to me',
  quarrel:
    'arguing, argue, arguments, rows, shouting, screaming, yelling, fights, always fighting, keep fighting, the fighting',
  schoolwork: 'test, quiz, exam, lesson, lessons, homework, question, questions, maths, math, subject, boredom, this',
  wearies: 'is killing me, are killing me, kills me, will kill me, is gonna kill me, is going to kill me',
  opensClause: 'and, but, because, cause, cuz, i, so, sorry, miss, sir',
  asides: `kill me now haha*, kill me haha*, kill me now lol, kill me lol, kill me now this is boring, kill me now so boring, i think, i think that, i guess, i believe, i suppose, i reckon, in my opinion, i dont know, idk, i would say, i d say, i mean, i am not sure, im not sure, i m not sure, i think about the, i learned, i learnt, i hate this, im dying of, i m dying of, bored to death, i hate fractions, i hate maths, i hate math, if i run, when i run`,
};
