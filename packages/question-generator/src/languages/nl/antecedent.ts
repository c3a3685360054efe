import { isName, isPluralNoun, isPluralPhrase, prepositions, readClause } from './clause.ts';
import { finiteForms } from './verbs.ts';

/** “Het is belangrijk dat …”, “Het regent”: stands for nothing. */
const impersonal =
  /^(?:is|was) (?:\p{L}+ )?\p{L}+(?:,)? (?:dat|om|of|als|wanneer|omdat|hoe)(?!\p{L})|^(?:is|was) (?:niet|er|hier|nu|warm|koud|belangrijk|mogelijk|duidelijk|moeilijk|makkelijk|goed|waar|tijd)(?!\p{L})|^(?:regent|regende|sneeuwt|lijkt|blijkt|duurt|gaat|komt|hangt|valt|geldt|kost|heet|zijn|waren)(?!\p{L})/u;
const hasPronoun = /(?<!\p{L})(?:hij|zij|ze|het(?= (?:is|was|wordt|heeft))|deze|dit|die)(?!\p{L})/iu;

const holdsPlural = (text: string): boolean =>
  text
    .replace(/ (?:of|dat|die|hoe|welke|omdat|als|waar\p{L}*)(?!\p{L}).*$/u, '')
    .split(/,? /u)
    .some((word) => isPluralNoun(word) && finiteForms(word).length === 0);
const told = /^(?:een|de|het|één van de|\p{L}+e \p{L}+)(?!\p{L})/u;

/** “Tussen de boezems zitten *hartkleppen*”: brought in at the end, so that “deze” behind it is no other. */
const broughtIn = (previous: string): { np: string; isPlural: boolean } | undefined => {
  const clause = readClause(previous);
  if (!clause || clause.isSubjectFirst || !/^(?:zitten|liggen|staan|groeien|ontstaan)$/u.test(clause.infinitive))
    return undefined;
  const np = /^(?:\p{Ll}+e )?\p{Ll}+$/u.test(clause.rest) ? clause.rest : undefined;
  return np && clause.isPlural && isPluralPhrase(np) ? { np, isPlural: true } : undefined;
};

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * “Het vindt plaats in …” behind “Fotosynthese is het proces …”: a statement that tells what its subject is goes on about
 * it. Elsewhere only a plural is sure that has no other beside it, and a person's name.
 */
export const withAntecedent = (sentence: string, previous: string): string | undefined => {
  const [, pronoun = '', verb = '', rest = ''] = /^(Het|Ze|Zij|Hij|Dit|Deze) (\p{Ll}+) (.+)$/u.exec(sentence) ?? [];
  if (pronoun === '') return undefined;
  const statement = previous.replace(/[.!]$/u, '');
  const forms = finiteForms(verb);
  const isPlural = forms.some((form) => form.isPlural);
  if (forms.length === 0) return undefined;
  const brought = broughtIn(statement);
  if (brought && isPlural && /^(?:Ze|Zij|Deze)$/u.test(pronoun)) return `${capitalised(brought.np)} ${verb} ${rest}`;
  const before = readClause(statement);
  if (!before?.isSubjectFirst || hasPronoun.test(before.front) || before.front.split(' ').length > 5) return undefined;
  if (before.front.split(' ').some((token) => prepositions.has(token))) return undefined;
  const isTold = before.infinitive === 'zijn' && told.test(before.rest);
  if (pronoun === 'Dit') {
    // What happens, happens somewhere: only a process does.
    const isProcess = isTold && /^(?:het|een) (?:proces|verschijnsel)(?!\p{L})/u.test(before.rest);
    return isProcess && /^(?:gebeurt|vindt)$/u.test(verb) && /^(?:plaats )?in (?:de|het) /u.test(rest)
      ? `${before.front} vindt plaats ${rest.replace(/^plaats /u, '')}`
      : undefined;
  }
  const isPerson = isName(before);
  const fits =
    pronoun === 'Ze' || pronoun === 'Zij' || pronoun === 'Deze'
      ? isPlural && pronoun !== 'Deze' && before.isPlural && (isTold || !holdsPlural(before.rest))
      : pronoun === 'Het'
        ? isTold &&
          !before.isPlural &&
          !impersonal.test(`${verb} ${rest}`) &&
          (/^Het /u.test(before.front) || /^het /u.test(before.rest))
        : !before.isPlural &&
          (isPerson
            ? !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(before.rest)
            : isTold && /^(?:De|Een) /u.test(before.front) && !/(?:ing|heid|teit|tie|schap|ie)$/u.test(before.front));
  return fits ? `${before.front} ${verb} ${rest}` : undefined;
};
