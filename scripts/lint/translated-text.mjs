/** Expressions whose value React may render as a text of its own: a word of the texts, a part of a record, or the children of a component. */
const wordy = new Set(['TemplateLiteral', 'MemberExpression', 'CallExpression', 'Identifier', 'BinaryExpression'])
/** Functions whose results are elements. */
const listing = new Set(['map', 'flatMap', 'from'])
/** Elements whose children are words. In others, a variable and the result of a function without `text` in their names are elements. */
const inline =
  /^(?:a|button|h\d|label|legend|li|p|span|strong|summary|td|th|BareLink|Button|ButtonLink|Heading|Link|Text|TextLink)$/

/** Returns the parts of an element or fragment, without spaces. */
const partsOf = ({ children }) =>
  children
    .map((child) => (child.type === 'JSXExpressionContainer' ? child.expression : child))
    .filter((part) => part.type !== 'JSXEmptyExpression' && !isSpace(part))

/** Returns whether a variable or function with this name has words in it. */
const isWords = (name, parent) => inline.test(parent) || /text|label/i.test(name ?? '')

/** Browsers leave spaces alone. */
const isSpace = ({ value }) => typeof value === 'string' && value.trim() === ''

/** Returns whether a part can be a text node of its parent, named `parent`. */
function isText(part, parent) {
  switch (part.type) {
    case 'JSXText':
      return true
    case 'JSXFragment':
      return partsOf(part).some((inner) => isText(inner, parent))
    case 'Literal':
      return typeof part.value === 'string' || typeof part.value === 'number'
    case 'ChainExpression':
      return isText(part.expression, parent)
    case 'ConditionalExpression':
      return isText(part.consequent, parent) || isText(part.alternate, parent)
    case 'LogicalExpression':
      return isText(part.right, parent)
    case 'CallExpression':
      return part.callee.type === 'Identifier'
        ? isWords(part.callee.name, parent)
        : !listing.has(part.callee.property?.name)
    case 'Identifier':
      return part.name !== 'undefined' && isWords(part.name, parent)
    default:
      return wordy.has(part.type)
  }
}

const isNothing = ({ type, value, name }) =>
  (type === 'Literal' && (value === null || typeof value === 'boolean')) || name === 'undefined'

/** Returns whether a part is there at one time only, or a text at one time only. */
function changes(part, parent) {
  if (part.type === 'LogicalExpression') return part.operator === '&&' || changes(part.right, parent)
  if (part.type !== 'ConditionalExpression') return false
  const branches = [part.consequent, part.alternate]
  return (
    branches.some((branch) => isNothing(branch) || changes(branch, parent)) ||
    isText(part.consequent, parent) !== isText(part.alternate, parent)
  )
}

/**
 * Reports elements that come and go before a text, and texts that come and go next to anything. Browsers that translate a page move each text into
 * elements of their own, and React then fails to find it. [EDGE-010]
 */
export const translatedText = {
  meta: {
    type: 'problem',
    messages: {
      text: 'Put the text into an element of its own. This comes and goes, which fails next to a translated text.',
    },
  },
  create(context) {
    const check = (node) => {
      const parent = node.openingElement?.name.name ?? ''
      const parts = partsOf(node)
      if (parts.length < 2) return
      for (const [index, part] of parts.entries()) {
        if (!changes(part, parent)) continue
        const next = parts.slice(index + 1).find((other) => !changes(other, parent))
        if (isText(part, parent) || (next && isText(next, parent))) context.report({ node: part, messageId: 'text' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
