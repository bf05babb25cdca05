/** A record that was chosen from a picker. */
export interface Picked {
  id: string
  label: string
}

/** Writes a choice from a picker as the value of a field. */
export const writePicked = ({ id, label }: Picked): string => `${id} ${label}`

/** Reads it. Undefined for a value that isn’t one. */
export function readPicked(value: string): Picked | undefined {
  const [, id, label] = /^([\w-]{1,160}) (.+)$/s.exec(value) ?? []
  return id && label ? { id, label } : undefined
}
