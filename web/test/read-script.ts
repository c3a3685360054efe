import type { Node } from 'acorn';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Those below this node that can be reached by `childrenOf`, and itself. */
const below = (tree: Node, childrenOf: (node: Node) => Node[]): Node[] => {
  const nodes = [tree];
  // The list grows while it is read.
  for (const node of nodes) nodes.push(...childrenOf(node));
  return nodes;
};

/** Every node of a syntax tree. */
export const nodesOf = (tree: Node): Node[] => below(tree, childrenOf);

const partOf = (node: Node | undefined, name: string): Node | undefined => {
  const value: unknown = node && Reflect.get(node, name);
  return isNode(value) ? value : undefined;
};

/** The name of a variable, or what a text says. */
const nameOf = (node: Node | undefined): string => {
  if (!node) return '';
  if (node.type === 'TemplateLiteral') return childrenOf(node).map(nameOf).join('');
  const value: unknown = Reflect.get(node, 'name') ?? Reflect.get(node, 'value');
  return String(Reflect.get(Object(value), 'raw') ?? value ?? '');
};

/** What a part of a script calls or makes, as `.hasOwn` and `Object.hasOwn`. */
export const calledBy = (node: Node): string[] => {
  const callee = partOf(node, 'callee');
  if (!callee) return [];
  const property = partOf(callee, 'property');
  const name = `.${nameOf(property)}`;
  return property ? [name, `${nameOf(partOf(callee, 'object'))}${name}`] : [nameOf(callee)];
};

/** `userActivation` of `navigator.userActivation`, and a variable's own name. */
const lastNameOf = (node: Node | undefined): string => nameOf(partOf(node, 'property') ?? node);

/** What has to be there for this part of a script: it is called, made, or something is read off it. */
const neededBy = (node: Node): string => {
  if (Reflect.get(node, 'optional')) return '';
  return lastNameOf(partOf(node, 'callee') ?? (node.type === 'MemberExpression' ? partOf(node, 'object') : undefined));
};

/** `c` of `a && b && c`. */
const lastOperandOf = (node: Node | undefined): Node | undefined =>
  Reflect.get(Object(node), 'operator') === '&&' ? lastOperandOf(partOf(node, 'right')) : node;

/** What this part of a script asks for: `typeof x`, `'x' in y`, `x?.y`, `x && y`, `w && x && y`, `x ? y : z`, `if (x)`. */
const askedBy = (node: Node): string => {
  const operator: unknown = Reflect.get(node, 'operator');
  if (Reflect.get(node, 'optional')) return lastNameOf(partOf(node, 'object') ?? partOf(node, 'callee'));
  if (operator === 'typeof') return lastNameOf(partOf(node, 'argument'));
  const asked = partOf(node, 'test') ?? (operator === 'in' || operator === '&&' ? partOf(node, 'left') : undefined);
  return lastNameOf(lastOperandOf(asked));
};

/** Where a failure is caught, nothing has to be there. */
const uncaughtChildrenOf = (node: Node): Node[] =>
  childrenOf(node).filter((child) => !partOf(node, 'handler') || child !== partOf(node, 'block'));

/** The names of what a script needs without asking for it anywhere. */
export const neededUnasked = (script: Node): Set<string> => {
  const needed = new Set(below(script, uncaughtChildrenOf).map(neededBy));
  for (const node of nodesOf(script)) needed.delete(askedBy(node));
  return needed;
};

/** Whether a script asks how many parameters a `URLSearchParams` of its own has. `queries` are the variables known to hold one. */
export const readsSizeOfQuery = (node: Node, queries: string[] = []): boolean => {
  if (nameOf(partOf(partOf(node, 'init'), 'callee')) === 'URLSearchParams') queries.push(nameOf(partOf(node, 'id')));
  if (nameOf(partOf(node, 'property')) === 'size' && queries.includes(nameOf(partOf(node, 'object')))) return true;
  const params: unknown = Reflect.get(node, 'params');
  // A function has variables of its own.
  const known = Array.isArray(params) ? queries.filter((name) => !params.map(nameOf).includes(name)) : queries;
  return childrenOf(node).some((child) => readsSizeOfQuery(child, known));
};
