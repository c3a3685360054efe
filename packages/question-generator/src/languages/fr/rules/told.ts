import type { SentenceRule } from '../../sentences.ts';
import { de, sentence, tail, within } from '../elision.ts';
import { determiner, isPluralPhrase, nounPhrase, recall } from './parts.ts';

const infinitive = String.raw`\p{Ll}+(?:er|ir|re|oir)(?!\p{L})`;

const purposes: readonly SentenceRule[] = [
  {
    kind: 'definition',
    pattern: new RegExp(`^${nounPhrase('np')} (?<verb>consiste(?:nt)?) (?<what>(?:à|en) [^;:]{10,})$`, 'u'),
    ask: ({ np = '', verb, what }) => [
      {
        levels: [recall],
        wordings: [`En quoi ${verb} ${within(np) ?? np}${tail}`],
        answer: sentence(`${np} ${verb} ${what}`),
      },
    ],
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?<verb>permet(?:tent)? (?:(?:à |aux? )[^,;:]{3,30}? )?(?:de |d['’])|ser(?:t|vent) (?:à |d['’]|de )|(?:a|ont) pour (?:but|rôle|fonction|mission) (?:de |d['’]))(?<what>[^;:]{8,})$`,
      'u',
    ),
    ask: ({ np = '', verb = '', what }) => {
      const serves = isPluralPhrase(np) || /^(?:permettent|servent|ont)/u.test(verb) ? 'servent' : 'sert';
      return [
        {
          levels: [recall],
          wordings: [`À quoi ${serves} ${within(np) ?? np}${tail}`],
          answer: sentence(`${np} ${verb}${what}`),
        },
      ];
    },
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      String.raw`^(?<np>${determiner.replace('|[Cc]haque |[Tt]out |[Tt]oute ', '')}\p{Ll}+(?: \p{Ll}+s?| (?:de |d['’]|du |des |de la )\p{Ll}+)?) (?<verb>transporte(?:nt)?|protège(?:nt)?|fabrique(?:nt)?|filtre(?:nt)?|régule(?:nt)?|contrôle(?:nt)?|stocke(?:nt)?|évacue(?:nt)?|digère(?:nt)?|absorbe(?:nt)?|pompe(?:nt)?|alimente(?:nt)?|exécute(?:nt)?|relie(?:nt)?|surveille(?:nt)?|nettoie(?:nt)?|amplifie(?:nt)?|distribue(?:nt)?|capte(?:nt)?|soutienne(?:nt)?|soutient) (?<what>[^;:]{8,})$`,
      'u',
    ),
    ask: ({ np = '', verb, what }) =>
      // “La peau *nous* protège”, and soldiers of whom nothing tells which.
      / (?:nous|vous|se|ne|en|y|les?|la|lui|leur)$|^des /iu.test(np)
        ? []
        : [
            {
              levels: [recall],
              wordings: [
                `Quel est le rôle ${de(within(np) ?? np)}${tail}`,
                `Explique le rôle ${de(within(np) ?? np)}.`,
              ],
              answer: sentence(`${np} ${verb} ${what}`),
            },
          ],
  },
  {
    kind: 'definition',
    pattern:
      /^(?<np>L(?:a |e |es |['’])(?:lois?|charte|articles?|traité|édit|[Cc]onstitution|[Dd]éclaration|règlement|décret|accords?|convention|principe)(?: (?:(?!\p{L}+ent |interdit |impose |garantit |autorise |oblige )[^,;: ])+){0,6}?) (?<verb>interdi(?:t|sent)|autorise(?:nt)?|garanti(?:t|ssent)|impose(?:nt)?|prévoi(?:t|ent)|proclame(?:nt)?|affirme(?:nt)?) (?<what>[^;:]{8,})$/u,
    ask: ({ np = '', verb = '', what }) => [
      {
        levels: [recall],
        wordings: [`${/^[aeio]/u.test(verb) ? "Qu'" : 'Que '}${verb} ${within(np) ?? np}${tail}`],
        answer: sentence(`${np} ${verb} ${what}`),
      },
    ],
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^Pour (?<goal>(?:s['’]|se )?${infinitive}[^,;:]{2,70}), il (?<need>faut|suffit) (?<what>[^;:]{6,})$`,
      'u',
    ),
    ask: ({ goal, need, what = '' }) => {
      const isDeed = new RegExp(`^(?:de |d['’])?(?:bien )?${infinitive}`, 'u').test(what);
      const knows = /^(?:bien )?savoir (?:que |qu['’])/u.test(what) ? 'savoir ' : isDeed ? 'faire ' : '';
      return need === 'suffit' && !isDeed
        ? []
        : [
            {
              levels: [recall],
              wordings: [`Que ${need === 'suffit' ? 'suffit-il de' : 'faut-il'} ${knows}pour ${goal}${tail}`],
              answer: `Il ${need} ${what}.`,
            },
          ];
    },
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^Pour (?<goal>(?:s['’]|se )?${infinitive}[^,;:]{2,70}), (?<np>(?:les? |la |l['’]|une? |des )[^,;:]{3,40}?) (?<verb>doit|doivent) (?<what>${infinitive}[^;:]{3,})$`,
      'u',
    ),
    ask: ({ goal, np = '', verb, what }) => [
      {
        levels: [recall],
        wordings: [`Que ${verb} faire ${np} pour ${goal}${tail}`],
        answer: sentence(`${np} ${verb} ${what}`),
      },
    ],
  },
];

const ways: readonly SentenceRule[] = [
  {
    kind: 'definition',
    pattern: new RegExp(
      String.raw`^${nounPhrase('np')} (?<verb>se (?:situe(?:nt)?|trouve(?:nt)?|produi(?:t|sent)|déroule(?:nt)?)|(?:est|sont) située?s?|(?:a|ont) (?:\p{Ll}+ment )?lieu) (?<place>(?:aux?|à|dans|sur|sous|entre|près|en|au|le long|derrière|devant|autour|chez|dessous) [^;:]{3,90})$`,
      'u',
    ),
    ask: ({ np = '', verb = '', place = '' }) =>
      /^en \d|^(?:à|au|en) (?:l['’])?(?:fois|cours|train|même|général|effet|moyenne|étapes|deux|trois|quatre)(?!\p{L})/u.test(
        place,
      )
        ? []
        : [
            {
              levels: [recall],
              wordings: [`Où ${verb} ${within(np) ?? np}${tail}`],
              answer: sentence(`${np} ${verb} ${place}`),
            },
          ],
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      String.raw`^${nounPhrase('np')} (?<verb>(?:est|sont) (?:obtenu|fabriqu[eé]|produit|form[eé]|extrait)e?s?|se form(?:e|ent)|s['’]obtien(?:t|nent)) (?<how>(?:en \p{Ll}+ant|à partir|quand|lorsqu|à la suite)[^;:]{5,120})$`,
      'u',
    ),
    ask: ({ np = '', verb, how }) => [
      {
        levels: [recall],
        wordings: [`Comment ${verb} ${within(np) ?? np}${tail}`],
        answer: sentence(`${np} ${verb} ${how}`),
      },
    ],
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?<verb>s['’]accorde(?:nt)?) (?<what>(?:en [^:;,]{3,25} )?avec [^;:]{4,60}?)(?: ?: .*)?$`,
      'u',
    ),
    ask: ({ np = '', verb, what }) => [
      {
        levels: [recall],
        wordings: [`Avec quoi ${verb} ${within(np) ?? np}${tail}`],
        answer: sentence(`${np} ${verb} ${what}`),
      },
    ],
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^Pour (?<goal>(?:s['’]|se |bien )?${infinitive}[^,;:]{2,70}), (?<what>on (?!dit|parle|appelle|nomme|a |est )[^;:]{8,})$`,
      'u',
    ),
    ask: ({ goal, what = '' }) => [
      {
        levels: [recall],
        wordings: [`Comment fait-on pour ${goal}${tail}`, `Explique comment on fait pour ${goal}.`],
        answer: `Pour ${goal}, ${what}.`,
      },
    ],
  },
  {
    kind: 'definition',
    pattern: new RegExp(
      `^${nounPhrase('np')} (?<verb>(?:se mesure|s['’]exprime)(?:nt)?) (?<by>avec|en|à l['’]aide) (?<what>[^,;:]{3,50})$`,
      'u',
    ),
    ask: ({ np = '', verb, by = '', what }) => [
      {
        levels: [recall],
        wordings: [`${by === 'en' ? 'En quelle unité' : 'Avec quel instrument'} ${verb} ${within(np) ?? np}${tail}`],
        answer: sentence(`${np} ${verb} ${by} ${what}`),
      },
    ],
  },
];

/** What things are for, what they consist in, and how something is done. */
export const told: readonly SentenceRule[] = [...purposes, ...ways];
