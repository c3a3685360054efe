import { growthWithLength, maxGrowth } from '@exit-tickets/testing';
import { describe, expect, test } from 'vitest';
import { mayBeConcern } from '../../src/judging/concern-words.ts';

const isFound = (answer: string): boolean => mayBeConcern({ answer, responseIds: ['r1'] });

describe('words of concern', () => {
  test.each([
    'ik wil niet meer',
    'ik snap niks en ik kan het niet meer',
    'Planten groeien van licht. Ik wil dood.',
    'ik word elke dag gepest',
    'ik voel me zo alleen',
    "i don't want to live",
    'i cant do this anymore',
    "I hate myself, I'm so stupid",
    'nobody likes me',
    'ich kann nicht mehr',
    'ich hasse mich',
    'ich will einfach nicht mehr leben',
    "j'en peux plus",
    'je ne veux plus vivre',
    'je me sens trop seule',
    'i can’t cope, i just can’t cope',
    'ich hab mir gestern abend wieder die arme aufgeritzt',
    'van mij hoeft het niet meer, meneer',
    'mag ik na de les even met je praten',
    'could I speak with you after class',
  ])('are found in: %s', (answer) => {
    expect(isFound(answer)).toBe(true);
  });

  test.each([
    'ik wil niet meer typen dan nodig',
    'ik kan het niet meer uitrekenen',
    'hij wilde niet meer leven en vluchtte',
    'Werther wollte nicht mehr leben',
    'planten gaan dood zonder licht',
    'i want to give up the seat of the parliament',
    'i cannot do this sum',
    'nobody likes taxes',
    'ich will nicht mehr Energie verbrauchen',
    'je ne peux plus répondre',
    'je suis seul à la maison',
    'de arbeiders waren eenzaam en ongelukkig',
    'mijn broer heeft de bal gegooid',
    'het gaat niet goed met de economie',
    'kunt u mij helpen met vraag 3',
    'the king was mean to the people',
    'what does the mean tell me',
    'Henry VIII divorced his wife',
    'die Nazis schließen die Juden aus',
    'dem Land geht es nicht gut',
    'la plante ne va pas bien',
  ])('are not found in an answer about the subject: %s', (answer) => {
    expect(isFound(answer)).toBe(false);
  });

  test.each<[string, string[]]>([
    [
      'violence at home',
      ['mn vader slaat me', 'my stepmum locks me outside', 'mein Onkel schubst mich', 'mon père me frappe'],
    ],
    [
      'bullying',
      ['ze pesten me elke dag', 'they spit at me', 'die Jungs treten mich immer', 'ils me poussent dans la cour'],
    ],
    [
      'fear of home',
      [
        'ik durf niet naar huis',
        'im scared to go home',
        'ich hab Angst nach Hause zu gehen',
        'j’ai peur de rentrer chez moi',
      ],
    ],
    [
      'no wish to live any longer',
      [
        'ik denk vaak aan dood zijn',
        'i keep thinking about dying',
        'ich will nicht mehr aufwachen',
        'je veux disparaître',
      ],
    ],
    ['self-harm', ['ik kras in mijn arm', 'i cut myself', 'ich ritze mich', 'je me scarifie']],
    [
      'hunger and homelessness',
      [
        'we hebben niks te eten',
        'we sleep in the car',
        'ich hab seit gestern nichts gegessen',
        'on n’a plus rien à manger',
      ],
    ],
    [
      'intimate pictures',
      [
        'ze delen een naaktfoto van mij',
        'he wants me to send nudes',
        'die haben ein Nacktbild von mir',
        'ils ont envoyé des photos de moi nue',
      ],
    ],
    [
      'secrets',
      [
        'hij zegt dat ik niks mag vertellen, het is ons geheim',
        'its our secret and i cant tell',
        'ich darf es niemandem sagen',
        'je peux le dire à personne',
      ],
    ],
    [
      'asking the teacher to talk',
      [
        'kan ik u ff spreken mevrouw',
        'can i talk 2 u miss',
        'kann ich Sie kurz sprechen',
        'je peux vous voir après le cours',
      ],
    ],
    [
      'running away from home',
      [
        'ik ben gisteren van huis weggelopen',
        'i ran away from home yesterday',
        'bin von daheim abgehauen',
        "j'ai fugué hier",
      ],
    ],
    [
      'caring for the family',
      [
        'papa is vertrokken en ik pas op mijn zusjes',
        'mum left and im looking after my brothers',
        'Papa ist gegangen und ich kümmere mich um meine Geschwister',
        'papa nous a quittés et je garde ma petite soeur',
      ],
    ],
    [
      'rows at home, and no sleep',
      [
        'er is altijd ruzie thuis',
        'ik slaap al weken niet door ruzie thuis',
        'there is always shouting at home',
        'bei uns zuhause wird nur gestritten',
        'il y a toujours des disputes à la maison',
      ],
    ],
    [
      'cutting, without the word for oneself',
      ['ik heb gisteren gesneden', 'i cut last night', 'hab letzte nacht geritzt', 'je me suis coupée hier soir'],
    ],
    [
      'being left out and called names',
      [
        'everyone is mean to me',
        'they call me fat every day',
        'ze hebben mijn tas weer in de sloot gegooid',
        'iedereen doet gemeen tegen mij',
        'die anderen schließen mich aus',
        'sie haben meine Tasche in den Müll geworfen',
        'tout le monde est méchant avec moi',
      ],
    ],
    [
      'parents who part',
      [
        'mijn ouders gaan scheiden en ik slaap niet',
        'my parents are getting divorced',
        'meine Eltern trennen sich',
        'mes parents vont divorcer',
      ],
    ],
    [
      'not being well',
      ['kunt u mij helpen het gaat niet goed', 'i am not doing well', 'mir geht es nicht gut', 'je ne vais pas bien'],
    ],
    ['asking for help', ['kan ik even met u praten', 'can i talk to someone', 'ich brauche Hilfe', 'aidez-moi']],
  ])('are found in each language: %s', (_what, answers) => {
    expect(answers.filter((answer) => !isFound(answer))).toEqual([]);
  });

  test.each([
    'onbekenden duwen me van het fietspad',
    'ik word gepest',
    'mijn opa is dronken',
    'mijn tante mishandelt de hond',
    'ze spugen in mijn tas',
    'als ik een 4 haal krijg ik klappen',
    'ik heb in het park geslapen',
    'een man appt mij elke avond',
    'ik zit vol blauwe plekken',
    'ik durf niet naar school',
    'ik wil niet naar huis',
    'ik heb pillen gespaard',
    'ik moet altijd overgeven',
    'er staan fotos van mij online',
    'men komt bij me in bed',
    'mijn oom komt op de kamer',
    'hij kruipt in mijn bed',
    'ik wil niet meer want het is altijd zo',
    'ik eet al vier dagen expres helemaal niks',
    'ik ben weer begonnen met snijden',
    'na dit weekend hebben jullie van mij niets te vrezen',
    'hij verdraaide mijn pols',
    'iemand knijpt mijn arm',
    // About somebody in the lesson first, then about the student.
    'Werther pleegt zelfmoord. Ik begrijp hem wel.',
  ])('are found from a single sign: %s', (answer) => {
    expect(isFound(answer)).toBe(true);
  });

  test.each([
    'als je een ui snijdt gaan je ogen tranen',
    'my heart beats faster when i run',
    'mein Herz schlägt schneller, wenn ich renne',
    'mon cœur bat plus vite quand je cours',
    'ik denk dat hij bang is voor zijn vader',
    'Werther pleegt zelfmoord om Lotte',
    'the earth pulls me down',
    'i hate fractions but it is 3/4',
    'die Bauern hatten nichts zu essen',
    'je crois que Cosette avait peur',
    'kill me now haha this is boring',
    'this test is killing me',
    'deze toets maakt me kapot',
    'diese Aufgabe macht mich fertig',
    'ce contrôle me tue',
    'we hebben gisteren een hart gesneden in de klas',
    'de slaven liepen weg van de plantage',
    'Romeo en Julia hadden ruzie met hun ouders',
    'Jack ran away from home to join the army',
    'we cut the leaf yesterday and looked at it under the microscope',
    'the soldiers at the front were fighting while women worked at home',
    'my mum sits on the left of the photo',
    'Wir haben gestern eine Zwiebel geschnitten',
    'Ich ritze das Mineral mit dem Fingernagel',
    'Das Blut fließt durch die linke Herzkammer',
    'les esclaves se sont enfuis de la plantation',
    'J. S. Bach a écrit une fugue',
    'on vit plus longtemps depuis 1900',
    // A word of one language means something else in another: “nu”, “nul”, “want … die”.
    'als je nul invult dan krijg je 5',
    'dan weet je nu dat x 3 is',
    'we delen door drie want die kan je wegstrepen',
    'we hebben nul en die tel je niet mee',
    'ik weet nu dat de hond en de man even zwaar zijn',
    // Words in different sentences do not count together.
    'Mijn vader is bakker. In de oven slaat de warmte neer.',
  ])('are not found in: %s', (answer) => {
    expect(isFound(answer)).toBe(false);
  });

  test.each<[string, (length: number) => string]>([
    ['of words of concern', (length) => 'mijn vader slaat me dood '.repeat(length / 25)],
    ['of one such word', (length) => 'slaat '.repeat(length / 6)],
    ['of punctuation', (length) => '!?'.repeat(length / 2)],
  ])('take work that grows linearly with the length of an answer %s', (_what, make) => {
    expect(growthWithLength((answer) => void isFound(answer), make)).toBeLessThan(maxGrowth);
  });
});
