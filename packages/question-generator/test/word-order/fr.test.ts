import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// What stands behind “=” is the model answer; a question is missing where the order cannot be told for sure.

test.each<[string, string[]]>([
  [
    "En hiver, le lac gèle parce que l'air descend au-dessous de zéro.",
    ["Explique pourquoi, en hiver, le lac gèle. = Parce que l'air descend au-dessous de zéro."],
  ],
  [
    "Les feuilles du hêtre tombent en automne parce que l'arbre doit économiser l'eau.",
    [
      "Explique pourquoi les feuilles du hêtre tombent en automne. | Pourquoi est-ce que les feuilles du hêtre tombent en automne ? | Donne la raison pour laquelle les feuilles du hêtre tombent en automne. = Parce que l'arbre doit économiser l'eau.",
    ],
  ],
  [
    'Le cuivre conduit bien le courant car ses électrons se déplacent librement.',
    [
      'Explique pourquoi le cuivre conduit bien le courant. | Pourquoi est-ce que le cuivre conduit bien le courant ? | Donne la raison pour laquelle le cuivre conduit bien le courant. = Parce que ses électrons se déplacent librement.',
    ],
  ],
  ["Souvent les plantes jaunissent parce que le sol manque d'azote.", []],
  ["Malheureusement, beaucoup d'abeilles meurent parce que les agriculteurs utilisent du poison.", []],
  [
    "Louis XIV fit construire Versailles parce qu'il voulait surveiller la noblesse.",
    [
      "Explique pourquoi Louis XIV fit construire Versailles. | Pourquoi est-ce que Louis XIV fit construire Versailles ? | Donne la raison pour laquelle Louis XIV fit construire Versailles. = Parce qu'il voulait surveiller la noblesse.",
    ],
  ],
  [
    'Chaque année le fleuve inonde la vallée parce que la neige fond au printemps.',
    [
      'Explique pourquoi chaque année le fleuve inonde la vallée. | Pourquoi est-ce que chaque année le fleuve inonde la vallée ? | Donne la raison pour laquelle chaque année le fleuve inonde la vallée. = Parce que la neige fond au printemps.',
    ],
  ],
  [
    'Les paysans et leurs familles souffraient de la faim parce que la récolte était mauvaise.',
    [
      'Explique pourquoi les paysans et leurs familles souffraient de la faim. | Pourquoi est-ce que les paysans et leurs familles souffraient de la faim ? | Donne la raison pour laquelle les paysans et leurs familles souffraient de la faim. = Parce que la récolte était mauvaise.',
    ],
  ],
  [
    "Les 27 pays de l'Union européenne forment un marché parce que le commerce sans frontières coûte moins cher.",
    [
      "Explique pourquoi les 27 pays de l'Union européenne forment un marché. | Pourquoi est-ce que les 27 pays de l'Union européenne forment un marché ? | Donne la raison pour laquelle les 27 pays de l'Union européenne forment un marché. = Parce que le commerce sans frontières coûte moins cher.",
    ],
  ],
  [
    'Dans le désert la nuit est froide parce que le ciel est sans nuages.',
    [
      'Explique pourquoi dans le désert la nuit est froide. | Pourquoi est-ce que dans le désert la nuit est froide ? | Donne la raison pour laquelle dans le désert la nuit est froide. = Parce que le ciel est sans nuages.',
    ],
  ],
  [
    "Les plantes qui poussent à l'ombre restent petites parce qu'elles reçoivent peu de lumière.",
    [
      "Explique pourquoi les plantes qui poussent à l'ombre restent petites. | Pourquoi est-ce que les plantes qui poussent à l'ombre restent petites ? | Donne la raison pour laquelle les plantes qui poussent à l'ombre restent petites. = Parce qu'elles reçoivent peu de lumière.",
    ],
  ],
  [
    'Presque tous les métaux conduisent la chaleur parce que leurs électrons sont libres.',
    [
      'Explique pourquoi presque tous les métaux conduisent la chaleur. | Pourquoi est-ce que presque tous les métaux conduisent la chaleur ? | Donne la raison pour laquelle presque tous les métaux conduisent la chaleur. = Parce que leurs électrons sont libres.',
    ],
  ],
  ["Rarement les loups attaquent l'homme parce qu'ils le craignent.", []],
  [
    "Comme le sol est gelé, l'arbre ne peut pas absorber d'eau.",
    [
      "Explique pourquoi l'arbre ne peut pas absorber d'eau. | Pourquoi est-ce que l'arbre ne peut pas absorber d'eau ? | Donne la raison pour laquelle l'arbre ne peut pas absorber d'eau. = Parce que le sol est gelé.",
    ],
  ],
  [
    "Le roi perdit son pouvoir, si bien que le parlement gagna de l'influence.",
    [
      "Explique pourquoi le parlement gagna de l'influence. | Pourquoi est-ce que le parlement gagna de l'influence ? | Donne la raison pour laquelle le parlement gagna de l'influence. = Le roi perdit son pouvoir.",
    ],
  ],
  [
    'La neige fond, donc la rivière monte rapidement.',
    [
      'Explique pourquoi la rivière monte rapidement. | Pourquoi est-ce que la rivière monte rapidement ? | Donne la raison pour laquelle la rivière monte rapidement. = La neige fond.',
    ],
  ],
  [
    'Les agriculteurs perdent leur récolte à cause de la sécheresse.',
    [
      'Explique pourquoi les agriculteurs perdent leur récolte. | Pourquoi est-ce que les agriculteurs perdent leur récolte ? | Donne la raison pour laquelle les agriculteurs perdent leur récolte. = À cause de la sécheresse.',
    ],
  ],
  [
    "Le volcan est dangereux en raison des gaz qu'il libère.",
    [
      "Explique pourquoi le volcan est dangereux. | Pourquoi est-ce que le volcan est dangereux ? | Donne la raison pour laquelle le volcan est dangereux. = En raison des gaz qu'il libère.",
    ],
  ],
  ["La banquise fond. C'est pourquoi le niveau de la mer monte sur les côtes.", []],
  ['Par conséquent, le prix du blé augmente dans tout le pays.', []],
  [
    "Quand l'air se refroidit, la vapeur d'eau se condense en gouttes.",
    [
      "Que se passe-t-il quand l'air se refroidit ? | Explique ce qui se passe quand l'air se refroidit. = La vapeur d'eau se condense en gouttes.",
    ],
  ],
  [
    'Si la demande augmente, le prix du produit monte.',
    [
      'Que se passe-t-il si la demande augmente ? | Explique ce qui se passe si la demande augmente. = Le prix du produit monte.',
    ],
  ],
  [
    "Le fer rouille quand l'eau et l'oxygène touchent sa surface.",
    ["Dans quel cas est-ce que le fer rouille ? = Quand l'eau et l'oxygène touchent sa surface."],
  ],
  [
    "La lampe s'allume si le circuit est fermé.",
    ["À quelle condition est-ce que la lampe s'allume ? = Si le circuit est fermé."],
  ],
  [
    'Le tabac provoque des maladies des poumons et du cœur.',
    [
      "Qu'est-ce qui provoque des maladies des poumons et du cœur ? = Le tabac provoque des maladies des poumons et du cœur.",
    ],
  ],
  ['Dans les villes, la pollution provoque des maladies respiratoires.', []],
  [
    'La chute des prix entraîne la fermeture de nombreuses usines.',
    ["Qu'entraîne la chute des prix ? = La chute des prix entraîne la fermeture de nombreuses usines."],
  ],
  [
    'Les pluies acides conduisent à la mort des poissons dans les lacs.',
    ['À quoi conduisent les pluies acides ? = Les pluies acides conduisent à la mort des poissons dans les lacs.'],
  ],
  [
    'Le bruit est provoqué par les vibrations de la membrane.',
    ['Par quoi est provoqué le bruit ? = Le bruit est provoqué par les vibrations de la membrane.'],
  ],
  ['Le séisme est dû au mouvement des plaques tectoniques.', []],
  [
    'Le cœur pompe le sang dans tout le corps.',
    ['Quel est le rôle du cœur ? | Explique le rôle du cœur. = Le cœur pompe le sang dans tout le corps.'],
  ],
  [
    'Les reins filtrent le sang et éliminent les déchets.',
    [
      'Quel est le rôle des reins ? | Explique le rôle des reins. = Les reins filtrent le sang et éliminent les déchets.',
    ],
  ],
  ["La loi de 1905 sépare les Églises et l'État.", []],
  [
    'En 1789, le peuple de Paris prit la Bastille.',
    [
      'En quelle année est-ce que le peuple de Paris prit la Bastille ? | Indique en quelle année le peuple de Paris prit la Bastille. = En 1789.',
    ],
  ],
  [
    'La guerre se termina le 11 novembre 1918.',
    [
      'À quelle date est-ce que la guerre se termina ? | Indique à quelle date la guerre se termina. = Le 11 novembre 1918.',
    ],
  ],
  [
    "L'atmosphère est composée d'azote, d'oxygène et de quelques autres gaz.",
    ["De quoi est composée l'atmosphère ? = L'atmosphère est composée d'azote, d'oxygène et de quelques autres gaz."],
  ],
  [
    'Le squelette protège les organes grâce aux os du thorax.',
    ['Grâce à quoi est-ce que le squelette protège les organes ? = Grâce aux os du thorax.'],
  ],
  [
    'Les oiseaux migrent vers le sud afin de trouver de la nourriture.',
    ['Dans quel but est-ce que les oiseaux migrent vers le sud ? = Afin de trouver de la nourriture.'],
  ],
  ['En automne, les oiseaux migrent vers le sud afin de trouver de la nourriture.', []],
  [
    "L'eau bout à 100 degrés, tandis que l'alcool bout à 78 degrés.",
    [
      "D'après la leçon, quelle est la différence entre l'eau et l'alcool ? = L'eau bout à 100 degrés, tandis que l'alcool bout à 78 degrés.",
    ],
  ],
  [
    'Beaucoup de gens pensent que les chauves-souris sont aveugles. En réalité, elles voient bien la nuit.',
    ['= Elles voient bien la nuit.'],
  ],
  [
    'Beaucoup de gens pensent que la baleine est un poisson. En réalité, la baleine est un mammifère marin.',
    ['= La baleine est un mammifère marin.'],
  ],
  [
    "Beaucoup de gens pensent que les carottes guérissent la vue. En fait de vitamines, elles n'apportent que la vitamine A.",
    ["= En fait de vitamines, elles n'apportent que la vitamine A."],
  ],
  [
    "Beaucoup de gens pensent que le verre est liquide. C'est faux : le verre est un solide sans cristaux.",
    ['= Le verre est un solide sans cristaux.'],
  ],
  [
    'Beaucoup de gens pensent que la lune brille. Mais la lune ne fait que renvoyer la lumière du soleil.',
    ['= La lune ne fait que renvoyer la lumière du soleil.'],
  ],
  [
    'Beaucoup de gens pensent que la tomate est un légume. Pourtant, la tomate est un fruit qui contient des graines.',
    ['= La tomate est un fruit qui contient des graines.'],
  ],
  [
    "Au Moyen Âge les serfs ne quittaient pas leur village parce que le seigneur l'interdisait.",
    [
      "Explique pourquoi au Moyen Âge les serfs ne quittaient pas leur village. | Pourquoi est-ce qu'au Moyen Âge les serfs ne quittaient pas leur village ? | Donne la raison pour laquelle au Moyen Âge les serfs ne quittaient pas leur village. = Parce que le seigneur l'interdisait.",
    ],
  ],
  [
    'À Paris, la foule se révolte, ce qui inquiète le roi.',
    ["Qu'est-ce qui inquiète le roi ? = À Paris, la foule se révolte."],
  ],
  [
    'Plus la température est élevée, plus la réaction est rapide.',
    [
      'Complète la règle : « Plus la température est élevée, … » = Plus la température est élevée, plus la réaction est rapide.',
    ],
  ],
  [
    'Il fait froid la nuit parce que le sol perd sa chaleur.',
    [
      "Explique pourquoi il fait froid la nuit. | Pourquoi est-ce qu'il fait froid la nuit ? | Donne la raison pour laquelle il fait froid la nuit. = Parce que le sol perd sa chaleur.",
    ],
  ],
  ["Peut-être les loups attaquent-ils l'homme parce qu'ils ont faim.", []],
  ['Dans la forêt vivent des loups parce que le gibier y est nombreux.', []],
  ["Aujourd'hui les glaciers reculent parce que l'air se réchauffe.", []],
  [
    "La pression dans la bouteille baisse parce que le gaz s'échappe.",
    [
      "Explique pourquoi la pression dans la bouteille baisse. | Pourquoi est-ce que la pression dans la bouteille baisse ? | Donne la raison pour laquelle la pression dans la bouteille baisse. = Parce que le gaz s'échappe.",
    ],
  ],
  [
    "Karl Marx quitta l'Allemagne parce que son journal était interdit.",
    [
      "Explique pourquoi Karl Marx quitta l'Allemagne. | Pourquoi est-ce que Karl Marx quitta l'Allemagne ? | Donne la raison pour laquelle Karl Marx quitta l'Allemagne. = Parce que son journal était interdit.",
    ],
  ],
  [
    'Peu de plantes poussent dans la toundra parce que le sol reste gelé.',
    [
      'Explique pourquoi peu de plantes poussent dans la toundra. | Pourquoi est-ce que peu de plantes poussent dans la toundra ? | Donne la raison pour laquelle peu de plantes poussent dans la toundra. = Parce que le sol reste gelé.',
    ],
  ],
  [
    'Rome devint puissante parce que son armée était bien organisée.',
    [
      'Explique pourquoi Rome devint puissante. | Pourquoi est-ce que Rome devint puissante ? | Donne la raison pour laquelle Rome devint puissante. = Parce que son armée était bien organisée.',
    ],
  ],
  ['Sans doute les oiseaux partent-ils parce que la nourriture manque.', []],
  [
    'Lorsque le soleil se couche, le sable se refroidit.',
    [
      'Que se passe-t-il lorsque le soleil se couche ? | Explique ce qui se passe lorsque le soleil se couche. = Le sable se refroidit.',
    ],
  ],
])('French words stand in their order, or nothing is asked: %s', expectOrder('fr'));
