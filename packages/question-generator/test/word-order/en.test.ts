import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// What stands behind “=” is the model answer; a question is missing where the order cannot be told for sure.

test.each<[string, string[]]>([
  ['In winter the lake freezes because the air falls below zero.', []],
  [
    'The leaves of the beech fall off in autumn because the tree has to save water.',
    ['Explain why the leaves of the beech fall off in autumn. = Because the tree has to save water.'],
  ],
  [
    'Copper conducts electricity well because its electrons can move freely.',
    ['Explain why copper conducts electricity well. = Because its electrons can move freely.'],
  ],
  ['Anita conducts the orchestra well because its players trust her.', []],
  [
    'Farmers and their families went hungry because the harvest failed.',
    ['Explain why farmers and their families went hungry. = Because the harvest failed.'],
  ],
  [
    'The roads are slippery in winter because the water on them freezes.',
    ['Explain why the roads are slippery in winter. = Because the water on them freezes.'],
  ],
  ['Sadly, many bees die because farmers use poison.', []],
  [
    'Every year the river floods the valley because the snow melts in spring.',
    ['Explain why every year the river floods the valley. = Because the snow melts in spring.'],
  ],
  [
    'Only male lions have a mane because it protects them in fights.',
    ['Explain why only male lions have a mane. = Because it protects them in fights.'],
  ],
  ['Hardly any water falls in the desert because the air is too dry.', []],
  ['Never had the people been so angry because bread had never cost so much.', []],
  ['William the Conqueror built castles because he feared a revolt.', []],
  [
    'The 27 countries of the EU share one market because trade without borders is cheaper.',
    ['Explain why the 27 countries of the EU share one market. = Because trade without borders is cheaper.'],
  ],
  [
    'Not all metals rust because some form a tight layer of oxide.',
    ['Explain why not all metals rust. = Because some form a tight layer of oxide.'],
  ],
  [
    'The plants that stand in the shade stay small because they get little light.',
    ['Explain why the plants that stand in the shade stay small. = Because they get little light.'],
  ],
  [
    'The king lost his power, so parliament gained influence.',
    ['Explain why parliament gained influence. = The king lost his power.'],
  ],
  [
    'The snow melts, so the river rises quickly in spring.',
    ['Explain why the river rises quickly in spring. = The snow melts.'],
  ],
  [
    'Because the ground is frozen, the tree cannot take up water.',
    ['Explain why the tree cannot take up water. = Because the ground is frozen.'],
  ],
  ['The ice melts. As a result, the sea level rises along the coast.', []],
  [
    'Smoking leads to damage of the lungs and the heart.',
    ['What does smoking lead to? = Damage of the lungs and the heart.'],
  ],
  ['In adults smoking leads to damage of the lungs.', []],
  [
    'Rising temperatures result in the melting of glaciers.',
    ['What do rising temperatures result in? = The melting of glaciers.'],
  ],
  ['Over time, poor diets lead to weak bones.', []],
  ['Friction causes heat between the moving parts.', ['What causes heat between the moving parts? = Friction.']],
  ['The main causes the historian gives are poverty and hunger.', []],
  [
    'Condensation occurs when water vapour cools on a cold surface.',
    ['When does condensation occur? = When water vapour cools on a cold surface.'],
  ],
  ['In spring flooding occurs when snow melts in the mountains.', []],
  [
    'A rainbow arises when sunlight shines on drops of rain.',
    ['When does a rainbow arise? = When sunlight shines on drops of rain.'],
  ],
  [
    'When air cools, the water vapour condenses into drops.',
    ['What happens when air cools? | Explain what happens when air cools. = The water vapour condenses into drops.'],
  ],
  [
    'Iron rusts when water and oxygen reach its surface.',
    ['When does iron rust? = When water and oxygen reach its surface.'],
  ],
  [
    'When the circuit is closed, the lamp lights up.',
    [
      'What happens when the circuit is closed? | Explain what happens when the circuit is closed. = The lamp lights up.',
    ],
  ],
  ['If demand rises, so does the price of the product.', []],
  [
    'When the sun sets, down comes the temperature of the sand.',
    [
      'What happens when the sun sets? | Explain what happens when the sun sets. = Down comes the temperature of the sand.',
    ],
  ],
  [
    'The heart pumps blood through the body.',
    ['What does the heart do? | Describe what the heart does. = The heart pumps blood through the body.'],
  ],
  [
    'The liver and the kidneys remove waste from the blood.',
    [
      'What do the liver and the kidneys do? | Describe what the liver and the kidneys do. = The liver and the kidneys remove waste from the blood.',
    ],
  ],
  [
    'Ribosomes produce proteins in every living cell.',
    ['What do ribosomes do? | Describe what ribosomes do. = Ribosomes produce proteins in every living cell.'],
  ],
  ['The consumer price index measures how prices change.', []],
  [
    'The atmosphere consists of nitrogen, oxygen and a few other gases.',
    ['What does the atmosphere consist of? = Nitrogen, oxygen and a few other gases.'],
  ],
  ['In humans the skeleton consists of bones, cartilage and joints.', []],
  ['Many people think that bats are blind. In fact, bats see well at night.', ['= Bats see well at night.']],
  [
    'Many people think that whales are fish. Whales, however, breathe air with lungs.',
    ['= Whales breathe air with lungs.'],
  ],
  [
    'Many people think that heavy things sink. Really heavy ships float as well as light ones.',
    ['= Really heavy ships float as well as light ones.'],
  ],
  [
    'Many people think that glass is a liquid. However hard it looks, glass flows over centuries.',
    ['= However hard it looks, glass flows over centuries.'],
  ],
  [
    'Many people think that the moon gives light. In reality it only reflects the light of the sun.',
    ['= It only reflects the light of the sun.'],
  ],
  [
    'Many people think that plants do not breathe. But plants need oxygen as well as animals do.',
    ['= Plants need oxygen as well as animals do.'],
  ],
  [
    'Many people think that a tomato is a vegetable. Actually, a tomato is a fruit with seeds.',
    ['= A tomato is a fruit with seeds.'],
  ],
  [
    'Many people think that deserts are always hot. That is wrong: at night deserts can be freezing cold.',
    ['= At night deserts can be freezing cold.'],
  ],
  [
    'Many people think that sharks eat people. In fact, not only do sharks avoid people, they fear them.',
    ['= Not only do sharks avoid people, they fear them.'],
  ],
  [
    'The soldiers deserted due to the cold and the lack of food.',
    ['Explain why the soldiers deserted. = Due to the cold and the lack of food.'],
  ],
  ['Crop yields have fallen due to the long drought in the south.', []],
  [
    'The price of the oil and the gas rises because demand grows faster than supply.',
    ['Explain why the price of the oil and the gas rises. = Because demand grows faster than supply.'],
  ],
  [
    'The demand for oil falls when more people drive electric cars.',
    ['What happens when more people drive electric cars? = The demand for oil falls.'],
  ],
  ['London grew quickly because trade brought work to the city.', []],
  [
    'A rise in prices leads to lower demand for meat.',
    ['What does a rise in prices lead to? = Lower demand for meat.'],
  ],
  [
    'The pressure on the wall rises because the water gets deeper.',
    ['Explain why the pressure on the wall rises. = Because the water gets deeper.'],
  ],
  [
    'In the Middle Ages peasants could not leave because the lord forbade it.',
    ['Explain why in the Middle Ages peasants could not leave. = Because the lord forbade it.'],
  ],
  [
    'Plants use sunlight and make sugar because they contain chlorophyll.',
    ['Explain why plants use sunlight and make sugar. = Because they contain chlorophyll.'],
  ],
])('English words stand in their order, or nothing is asked: %s', expectOrder('en'));
