/** Here the clause ends, with marks or without: "I can't go on", but not "I can't go on with the second sum". */
export const clauseEnd = String.raw`(?=\s*(?:[.,;:!?…)]|$|\p{Extended_Pictographic}|(?:en|and|und|et|maar|but|aber|mais|omdat|because|weil|parce|ik|ich|i|je|j)(?!\p{L})))`;
