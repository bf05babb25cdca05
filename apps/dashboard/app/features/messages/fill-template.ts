/** Fills the names into a template. Other words in braces stay as they are. [WORK-008] */
export const fillTemplate = (text: string, names: { family: string; me: string }): string =>
  text.replaceAll(/\{(family|me)\}/g, (_, name: string) => (name === 'me' ? names.me : names.family))
