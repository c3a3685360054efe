import type { QuestionKind } from '@exit-tickets/contracts';
import { expect, test } from 'vitest';
import { verbFirst, verbLast } from '../src/languages/de/main-clause.ts';
import { allCandidates } from '../src/questions/generate.ts';

const open = (text: string) =>
  allCandidates(text).candidates.flatMap(({ kind, wordings, answer, choice }) =>
    choice ? [] : [{ kind, text: wordings[0], answer }],
  );

test.each([
  ['Die Kerze brennt am längsten', 'brennt die Kerze am längsten'],
  ['Der Boden strahlt seine Wärme nachts ab', 'strahlt der Boden seine Wärme nachts ab'],
  ['Die Erde dreht sich um die Sonne', 'dreht sich die Erde um die Sonne'],
  ['Ein Schiff aus Stahl schwimmt', 'schwimmt ein Schiff aus Stahl'],
  ['Warme und feuchte Luft steigt auf', 'steigt warme und feuchte Luft auf'],
  ['Karl der Große ließ viele Klöster bauen', 'ließ Karl der Große viele Klöster bauen'],
  ['Peter Paul Rubens malte viele Bilder', 'malte Peter Paul Rubens viele Bilder'],
  ['Henrike Paul malte viele Bilder', undefined],
  ['In der Praxis stimmen die Mitglieder gleich ab', 'stimmen die Mitglieder in der Praxis gleich ab'],
  ['Früher litten viele Seeleute an Skorbut', 'litten früher viele Seeleute an Skorbut'],
  [
    'Die Parteien, die nicht regieren, bilden die Opposition',
    'bilden die Parteien, die nicht regieren, die Opposition',
  ],
  ['Im Winter frieren sie zu', undefined],
  ['Gut so', undefined],
])('“%s” has its verb first in a question', (clause, asked) => {
  expect(verbFirst(clause)).toBe(asked);
});

test.each([
  ['Der Boden strahlt seine Wärme nachts ab', 'der Boden seine Wärme nachts abstrahlt'],
  ['Die Preise sind in der Stadt höher als auf dem Land', 'die Preise in der Stadt höher als auf dem Land sind'],
  ['Das Wasser sinkt unter das Fett und verdampft', undefined],
])('“%s” has its verb last behind “warum”', (clause, asked) => {
  expect(verbLast(clause)).toBe(asked);
});

test.each<[string, QuestionKind, string, string]>([
  [
    'Ein Ablass war ein Nachlass der Sündenstrafen, den man gegen Geld bekam.',
    'definition',
    'Erkläre mit eigenen Worten, was ein Ablass war.',
    'Ein Ablass war ein Nachlass der Sündenstrafen, den man gegen Geld bekam.',
  ],
  [
    'Die Flüssigkeit, die durch den Filter läuft, heißt Filtrat.',
    'definition',
    'Was versteht man unter dem Begriff „Filtrat“?',
    'Die Flüssigkeit, die durch den Filter läuft, heißt Filtrat.',
  ],
  [
    'Alle Gewalt geht von einem König aus, der an eine Verfassung gebunden ist. Das nennt man konstitutionelle Monarchie.',
    'definition',
    'Erkläre mit eigenen Worten, was mit „konstitutionelle Monarchie“ gemeint ist.',
    'Alle Gewalt geht von einem König aus, der an eine Verfassung gebunden ist. Das nennt man konstitutionelle Monarchie.',
  ],
  [
    'Die Geräte sind durch Leitungen verbunden.\n\nRouter: Gerät, das Datenpakete von einem Netz in ein anderes weiterleitet',
    'definition',
    'Erkläre mit eigenen Worten, was mit „Router“ gemeint ist.',
    'Router: Gerät, das Datenpakete von einem Netz in ein anderes weiterleitet.',
  ],
  [
    'Die Leitbündel transportieren das Wasser von den Wurzeln zu den Blättern.',
    'definition',
    'Welche Aufgabe haben die Leitbündel?',
    'Die Leitbündel transportieren das Wasser von den Wurzeln zu den Blättern.',
  ],
  [
    'Merke: Die Stromstärke gibt an, wie viele Elektronen in einer Sekunde durch den Leiter fließen.',
    'definition',
    'Was gibt die Stromstärke an?',
    'Die Stromstärke gibt an, wie viele Elektronen in einer Sekunde durch den Leiter fließen.',
  ],
  [
    'Der Meeresspiegel steigt, da sich das Wasser beim Erwärmen ausdehnt.',
    'cause',
    'Warum steigt der Meeresspiegel?',
    'Weil sich das Wasser beim Erwärmen ausdehnt.',
  ],
  [
    'Vulkanische Böden sind sehr fruchtbar. Deshalb leben viele Menschen in der Nähe von Vulkanen.',
    'cause',
    'Warum leben viele Menschen in der Nähe von Vulkanen?',
    'Vulkanische Böden sind sehr fruchtbar.',
  ],
  [
    'Die Kirche verkaufte Ablassbriefe, um den Bau des Petersdoms zu finanzieren.',
    'cause',
    'Warum verkaufte die Kirche Ablassbriefe?',
    'Um den Bau des Petersdoms zu finanzieren.',
  ],
  [
    'Fällt eine Lampe in der Reihenschaltung aus, dann erlöschen auch alle anderen Lampen.',
    'consequence',
    'Was passiert, wenn eine Lampe in der Reihenschaltung ausfällt?',
    'Dann erlöschen auch alle anderen Lampen.',
  ],
  [
    'Ein Feuer im Wald erlischt, wenn der Sauerstoff fehlt.',
    'consequence',
    'Wann erlischt ein Feuer im Wald?',
    'Wenn der Sauerstoff fehlt.',
  ],
  [
    'Ein Märchen enthält Zauber und endet gut, während eine Fabel ohne Zauber auskommt.',
    'contrast',
    'Worin unterscheiden sich ein Märchen und eine Fabel?',
    'Ein Märchen enthält Zauber und endet gut, während eine Fabel ohne Zauber auskommt.',
  ],
  [
    'Die Erde besteht aus drei Schichten: der Erdkruste, dem Erdmantel und dem Erdkern.',
    'enumeration',
    'Aus welchen drei Schichten besteht die Erde?',
    'Aus der Erdkruste, dem Erdmantel und dem Erdkern.',
  ],
  [
    'Beispiele für Leiter sind Kupfer, Eisen und Graphit aus der Technik.',
    'example',
    'Nenne zwei Beispiele für Leiter.',
    'Zum Beispiel Kupfer, Eisen und Graphit aus der Technik.',
  ],
  [
    'Am 14. Juli 1789 stürmten Pariser Bürger die Bastille in der Stadt.',
    'number',
    'Wann stürmten Pariser Bürger die Bastille in der Stadt?',
    'Am 14. Juli 1789.',
  ],
  [
    'Viele Menschen meinen, Fett sei grundsätzlich ungesund. Der Körper braucht aber Fett, um Vitamine aufzunehmen.',
    'correction',
    'Manche Leute denken, Fett sei grundsätzlich ungesund. Erkläre, warum das nicht stimmt.',
    'Der Körper braucht Fett, um Vitamine aufzunehmen.',
  ],
])('“%s” gives a German question of kind %s', (text, kind, question, answer) => {
  expect(open(text)).toContainEqual({ kind, text: question, answer });
});

test('a condition that stands last can be asked the other way round', () => {
  expect(open('Ein Feuer im Wald erlischt, wenn der Sauerstoff fehlt.')).toContainEqual({
    kind: 'consequence',
    text: 'Was passiert, wenn der Sauerstoff fehlt?',
    answer: 'Ein Feuer im Wald erlischt.',
  });
});

test.each([
  ['a pronoun as what is talked about', 'Vitamine sind wichtig. Daher muss man sie mit der Nahrung aufnehmen.'],
  ['a pronoun as the subject', 'Weil er die Mächtigen nicht offen kritisieren durfte, ließ er Tiere sprechen.'],
  ['a naming, which is no event', 'Wenn ein Stoff bei Wärme flüssig wird, nennt man diesen Vorgang Schmelzen.'],
  ['a condition without a noun', 'Wenn es draußen ganz dunkel ist, findet in den Blättern kein Aufbau statt.'],
  ['a mere denial of an error', 'Viele Menschen glauben, die Erststimme sei wichtiger. Das ist ein Irrtum.'],
  ['two things at one time', 'Das Wasser in den Pfützen verdunstet, während die Sonne auf die Straße scheint.'],
  [
    'a table or a picture',
    'In dieser Abbildung sieht man, dass die Zelle einen Kern hat, sodass diese gut zu sehen ist.',
  ],
])('nothing German is made of %s', (_what, text) => {
  expect(open(text)).toEqual([]);
});
