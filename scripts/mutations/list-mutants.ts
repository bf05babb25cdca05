import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What a change breaks. */
export type MutantKind =
  | 'argument'
  | 'boolean'
  | 'call'
  | 'condition'
  | 'field'
  | 'number'
  | 'operator'
  | 'part of a condition'
  | 'SQL'
  | 'string'

/** One change to one file. */
export interface Mutant {
  kind: MutantKind
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
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
])

/** Words of SQL and what breaks them. The longer one comes first where one begins with the other. */
const sqlWords: readonly [RegExp, string][] = [
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' > '],
  [/ > /g, ' < '],
  [/ = /g, ' <> '],
  [/ is not null/g, ' is null'],
  [/ is null/g, ' is not null'],
  [/ desc\b/g, ' asc'],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
]

/** Lists every change to a file, in the order of its text. */
export function listMutants(file: string): Mutant[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const add = (kind: MutantKind, [start, end]: readonly [number, number], after: string) => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1
    mutants.push({ kind, file, line, start, end, before: text.slice(start, end), after })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    for (const [kind, range, after] of changesOf(node, source)) add(kind, range, after)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants
}

type Change = readonly [kind: MutantKind, range: readonly [start: number, end: number], after: string]

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const range = (of: ts.Node) => [of.getStart(source), of.end] as const
  if (ts.isBinaryExpression(node)) {
    const after = operators.get(node.operatorToken.kind)
    return after ? [['operator', range(node.operatorToken), after]] : []
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [['boolean', range(node), 'false']]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [['boolean', range(node), 'true']]
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [['condition', range(node), node.operand.getText(source)]]
  if (ts.isIfStatement(node)) return [['condition', range(node.expression), 'false']]
  if (ts.isConditionalExpression(node)) return [['condition', range(node), node.whenFalse.getText(source)]]
  if (ts.isNumericLiteral(node)) return [['number', range(node), String(Number(node.text) + 1)]]
  if (ts.isStringLiteral(node) && node.text)
    return isPropertyName(node) || ts.isJsxAttribute(node.parent) ? [] : [['string', range(node), "''"]]
  if (ts.isExpressionStatement(node) && ts.isCallExpression(unawaited(node.expression)))
    return [['call', range(node), ';']]
  if (ts.isObjectLiteralExpression(node)) return withoutEach('field', node.properties, source)
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') return changesOfSql(node, source)
  if (ts.isCallExpression(node)) {
    const isCondition = ['and', 'or'].includes(node.expression.getText(source))
    if (isCondition) return withoutEach('part of a condition', node.arguments, source)
    return node.arguments.length > 1 ? withoutEach('argument', node.arguments, source).slice(-1) : []
  }
  return []
}

/** Returns the changes that each leave out one item of a list, with the comma that follows it, or the one before the last. */
function withoutEach(kind: MutantKind, items: ts.NodeArray<ts.Node>, source: ts.SourceFile): Change[] {
  return items.map((item, index) => {
    const next = items[index + 1]
    const previous = items[index - 1]
    if (next) return [kind, [item.getStart(source), next.getStart(source)], '']
    return [kind, [previous ? previous.end : item.getStart(source), item.end], '']
  })
}

function changesOfSql(node: ts.TaggedTemplateExpression, source: ts.SourceFile): Change[] {
  const { template } = node
  const literals = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
  return literals.flatMap((literal) => {
    const start = literal.getStart(source)
    const text = literal.getText(source)
    return sqlWords.flatMap(([word, after]) =>
      [...text.matchAll(word)].map(({ index, 0: found }): Change => [
        'SQL',
        [start + index, start + index + found.length],
        after,
      ]),
    )
  })
}

const isPropertyName = (node: ts.StringLiteral) => ts.isPropertyAssignment(node.parent) && node.parent.name === node

const unawaited = (expression: ts.Expression): ts.Expression =>
  ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression
