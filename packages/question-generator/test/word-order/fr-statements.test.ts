import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// Plain statements of short texts, each with near misses of which nothing may be asked.

test.each<[string, string[]]>([
  [
    'Le Sahara est le plus aride des déserts chauds du monde.',
    [
      "Explique avec tes propres mots ce qu'est le Sahara. | Qu'est-ce que le Sahara ? Explique avec tes propres mots. | Explique ce qu'est le Sahara. = Le Sahara est le plus aride des déserts chauds du monde.",
      'Quel est le plus aride des déserts chauds du monde ? = Le Sahara.',
    ],
  ],
  [
    'Les maçons utilisent une corde à treize nœuds pour tracer un angle droit.',
    [
      'Dans quel but est-ce que les maçons utilisent une corde à treize nœuds ? | Pourquoi est-ce que les maçons utilisent une corde à treize nœuds ? = Pour tracer un angle droit.',
    ],
  ],
  ["Les atomes s'assemblent pour former des molécules.", []],
  ["Le jeûne est l'un des cinq piliers de l'islam.", []],
  [
    'Les embouteillages sont si longs que certains habitants passent plusieurs heures par jour dans les transports.',
    [],
  ],
  ["Beaucoup de colonies disparaissent aujourd'hui à cause des pesticides, des parasites et du manque de fleurs.", []],
  ['La température est trop basse pour faire fondre la glace.', []],
  [
    'Pour limiter les embouteillages, de nombreuses villes construisent des lignes de tramway.',
    [
      'Dans quel but est-ce que de nombreuses villes construisent des lignes de tramway ? | Pourquoi est-ce que de nombreuses villes construisent des lignes de tramway ? = Pour limiter les embouteillages.',
    ],
  ],
  [
    "La lampe transforme l'énergie électrique en lumière et en chaleur.",
    ["En quoi est-ce que la lampe transforme l'énergie électrique ? = En lumière et en chaleur."],
  ],
  ['Les abeilles vivent en colonie dans une ruche.', ['Où vivent les abeilles ? = En colonie dans une ruche.']],
  ['Les abeilles vivent dans des conditions difficiles.', []],
  ['Le magma se forme en profondeur, où la température est très élevée.', ['Où se forme le magma ? = En profondeur.']],
  [
    'Le président de la République est élu pour cinq ans au suffrage universel direct.',
    ['Pour combien de temps est élu le président de la République ? = Pour cinq ans.'],
  ],
  ['La TVA est payée par les consommateurs à chaque achat.', ['Par qui est payée la TVA ? = Par les consommateurs.']],
  [
    'La maladie est transmise par les puces des rats.',
    ['Par quoi est transmise la maladie ? = Par les puces des rats.'],
  ],
  [
    'Sur Internet, les données sont découpées en petits paquets.',
    ['En quoi sont découpées les données ? = En petits paquets.'],
  ],
  [
    "Gutenberg met au point l'imprimerie vers 1450.",
    ["Quand est-ce que Gutenberg met au point l'imprimerie ? = Vers 1450."],
  ],
  [
    'Au XIVe siècle, la peste noire tue un tiers de la population européenne.',
    ['Au cours de quel siècle est-ce que la peste noire tue un tiers de la population européenne ? = Au XIVe siècle.'],
  ],
  ['Au XIVe siècle, la France est un royaume de paysans.', []],
  [
    'On mesure le pH avec du papier indicateur ou un pH-mètre.',
    ['Avec quoi mesure-t-on le pH ? = Avec du papier indicateur ou un pH-mètre.'],
  ],
  [
    'Jean de La Fontaine a écrit plus de deux cents fables.',
    ['Qui a écrit plus de deux cents fables ? = Jean de La Fontaine.'],
  ],
  [
    'Les valvules empêchent le sang de revenir en arrière.',
    [
      'Quel est le rôle des valvules ? | Explique le rôle des valvules. = Les valvules empêchent le sang de revenir en arrière.',
    ],
  ],
  [
    'Un ordinateur comprend un processeur, une mémoire et des périphériques.',
    ['Que comprend un ordinateur ? = Un processeur, une mémoire et des périphériques.'],
  ],
  ['La peau nous protège contre les microbes et les rayons du soleil.', []],
  ['Des soldats surveillent le mur jour et nuit.', []],
  ['La banque centrale fixe le taux.', ['Que fixe la banque centrale ? = Le taux.']],
  [
    'Les députés sont élus tous les cinq ans par les citoyens.',
    ['Par qui sont élus les députés ? = Par les citoyens.'],
  ],
  ['Le renard symbolise la ruse et le lion le pouvoir.', []],
  ['La banque centrale ne fixe pas les impôts.', []],
  // The examples are of the services, and what was built of wood is no castle's definition.
  ["Les impôts financent les services publics, comme l'école et l'hôpital.", []],
  ["Les châteaux forts sont d'abord construits en bois, puis en pierre.", []],
  ['Le royaume est endetté et le prix du pain augmente à cause des mauvaises récoltes.', []],
])('a plain French statement is asked about, or nothing is asked: %s', expectOrder('fr'));

test.each<[string, string[]]>([
  [
    "L'air est un mélange de gaz. Il contient du diazote et du dioxygène.",
    [
      "Qu'est-ce que l'air ? | Explique ce qu'est l'air. = L'air est un mélange de gaz.",
      "Que contient l'air ? = Du diazote et du dioxygène.",
    ],
  ],
  [
    'Le cœur humain comporte quatre cavités. Il pompe le sang dans tout le corps.',
    [
      'Combien de cavités comporte le cœur humain ? = Quatre cavités.',
      'Quel est le rôle du cœur humain ? | Explique le rôle du cœur humain. = Le cœur humain pompe le sang dans tout le corps.',
    ],
  ],
  // “Il” may be the object, and stands for nothing in “il faut”.
  ['Le son fait vibrer le tympan. Il transmet les vibrations à trois petits os.', []],
  ["L'air est un gaz. Il faut le protéger contre la pollution.", []],
])('a French pronoun is read as the subject before it only where that is sure: %s', expectOrder('fr'));
