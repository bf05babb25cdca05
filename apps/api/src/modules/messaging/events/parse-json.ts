/** Parses a message. Returns undefined for invalid JSON, because other programs may publish on the same channel. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
