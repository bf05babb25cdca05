import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** One change to one file. */
export interface Mutant {
  file: string
  line: number
  start: number
  end: number
  before: string
  after: string
}

const operators = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
])

/** Draws `count` mutants from all possible changes to the files. The same seed draws the same mutants. */
export function drawMutants(files: readonly string[], count: number, seed: number): Mutant[] {
  const all = files.flatMap(listMutants)
  const random = randomNumbers(seed)
  const drawn = new Map<number, Mutant>()
  while (drawn.size < Math.min(count, all.length)) {
    const index = Math.floor(random() * all.length)
    const mutant = all[index]
    if (mutant) drawn.set(index, mutant)
  }
  return [...drawn.values()]
}

function listMutants(file: string): Mutant[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const add = (node: ts.Node, after: string) => {
    const start = node.getStart(source)
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    mutants.push({ file, line, start, end: node.end, before: text.slice(start, node.end), after })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const after = operators.get(node.operatorToken.kind)
      if (after) add(node.operatorToken, after)
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false')
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true')
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(source))
    if (ts.isIfStatement(node)) add(node.expression, 'false')
    if (ts.isConditionalExpression(node)) add(node, node.whenFalse.getText(source))
    if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) add(node, String(Number(node.text) + 1))
    if (ts.isExpressionStatement(node) && ts.isCallExpression(unawaited(node.expression))) add(node, ';')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

const unawaited = (expression: ts.Expression): ts.Expression =>
  ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}
