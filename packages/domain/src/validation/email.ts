const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
const pattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`)

/** Whether text is an e-mail address as browsers see it (the WHATWG pattern), blanks around it forgiven. [VAL-002] */
export function isEmail(text: string): boolean {
  return pattern.test(text.trim())
}
