const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const pattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`)

/**
 * Returns whether text is an email address by the WHATWG pattern that browsers use, ignoring surrounding spaces. Its domain must have a dot, because no
 * mail arrives at `mary@gmail`. [VAL-002, EDGE-009]
 */
export function isEmail(text: string): boolean {
  return pattern.test(text.trim())
}
