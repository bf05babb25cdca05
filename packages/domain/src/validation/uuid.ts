const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns whether text is a UUID in its standard 8-4-4-4-12 hexadecimal form, of any version. [VAL-012] */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
