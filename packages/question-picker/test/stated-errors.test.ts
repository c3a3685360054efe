import type { Language } from '@exit-tickets/contracts';
import { describe, expect, test } from 'vitest';
import { readLesson } from '../src/lesson/lesson.ts';

const errorsOf = (text: string, language: Language) =>
  readLesson(text, language).errors.map(({ error, right }) => ({ error, right }));

describe('a stated error', () => {
  test.each<[Language, string]>([
    [
      'nl',
      'Let op: "de vraag stijgt" betekent iets anders dan "de prijs daalt en kopers kopen meer". Alleen dan verschuift de lijn.',
    ],
    ['nl', 'Let op: "Een zuur proeft altijd zuur." Je proeft natuurlijk nooit van een onbekende stof.'],
    ['nl', 'De meeste wetenschappers denken dat de aarde opwarmt door de mens. Dat meten zij overal.'],
    ['nl', 'Een veelgemaakte fout is dat je de eenheid vergeet op te schrijven. Schrijf haar altijd achter het getal.'],
    ['en', 'Careful: "Mass" and "weight" are two different things. Mass is measured in kilograms.'],
    ['en', 'A common mistake is to forget the unit of the answer. Write it behind every number.'],
    ['en', 'Many people think that sleep is good for the memory. That is true: brain scans show it.'],
    ['en', 'Some people think that voting should be compulsory. Others say that it must be free.'],
    ['de', 'Achtung: „Masse“ bedeutet etwas anderes als „Gewicht“. Die Masse misst man in Kilogramm.'],
    ['de', 'Die meisten Forscher glauben, das Klima erwärme sich durch den Menschen. Sie messen es seit 1950.'],
    ['de', 'Ein häufiger Fehler ist, dass man die Einheit vergisst. Sie gehört hinter jede Zahl.'],
    ['fr', 'Attention : « La masse » ne veut pas dire « le poids ». La masse se mesure en kilogrammes.'],
    ['fr', 'On dit souvent que le sommeil aide la mémoire. Les examens du cerveau le montrent bien.'],
    ['nl', 'Veel mensen denken dat de koning een wet kan weigeren. In theorie kan hij dat, maar hij doet het nooit.'],
    [
      'en',
      'Many people think that the King can refuse a law. In theory he could, but no monarch has done so since 1708.',
    ],
    ['de', 'Viele denken, der König könne ein Gesetz ablehnen. Theoretisch kann er das, er tut es aber nie.'],
    [
      'fr',
      "Beaucoup pensent que l'accord se fait avec le sujet. Ce n'est pas toujours vrai : il y a aussi le complément.",
    ],
  ])('is not a true statement, or one that is true in part (%s: %s)', (language, text) => {
    expect(errorsOf(text, language)).toEqual([]);
  });

  test.each<[Language, string, string, string]>([
    [
      'fr',
      "On entend souvent : « Le sucre fond dans le café. » C'est une erreur. Il s'y dissout. Fondre, c'est passer à l'état liquide.",
      'Le sucre fond dans le café',
      "Il s'y dissout. Fondre, c'est passer à l'état liquide.",
    ],
    [
      'de',
      'Viele glauben, Arterien enthielten immer sauerstoffreiches Blut. Die Lungenarterie führt aber sauerstoffarmes Blut zur Lunge.',
      'Arterien enthielten immer sauerstoffreiches Blut',
      'Die Lungenarterie führt sauerstoffarmes Blut zur Lunge.',
    ],
    [
      'nl',
      'Veel mensen denken dat een walvis een vis is. Dat is niet waar. Maar hij ademt met longen.',
      'een walvis een vis is',
      'Hij ademt met longen.',
    ],
    [
      'en',
      'Watch out: "Current is used up by a lamp." Wrong! The current is the same on both sides.',
      'Current is used up by a lamp',
      'The current is the same on both sides.',
    ],
  ])('comes with what is right, without a mere denial and a leading “but” (%s: %s)', (language, text, error, right) => {
    expect(errorsOf(text, language)).toContainEqual({ error, right });
  });

  test.each<[Language, string, string]>([
    [
      'nl',
      'Veel mensen denken dat een walvis een vis is. In werkelijkheid is de walvis een zoogdier.',
      'In werkelijkheid is de walvis een zoogdier.',
    ],
    [
      'en',
      'Many people think that bats are blind. In fact, bats see well at night.',
      'In fact, bats see well at night.',
    ],
    [
      'de',
      'Viele denken, Fledermäuse seien blind. Tatsächlich sieht die Fledermaus nachts sehr gut.',
      'Tatsächlich sieht die Fledermaus nachts sehr gut.',
    ],
    [
      'de',
      'Viele denken, Fledermäuse seien blind. Das stimmt nicht: Fledermäuse sehen nachts gut.',
      'Fledermäuse sehen nachts gut.',
    ],
    [
      'fr',
      "Beaucoup de gens pensent que l'eau pure conduit bien. C'est faux : l'eau pure conduit mal.",
      "L'eau pure conduit mal.",
    ],
  ])('comes with what is right as the material has it, without a mere denial (%s: %s)', (language, text, right) => {
    expect(errorsOf(text, language).map((one) => one.right)).toEqual([right]);
  });
});
