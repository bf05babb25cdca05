import { unprocessable } from '../../http/errors'

/** Requires that hours close after they open. @throws {HttpError} 422 */
export function requireOpenings(hours: readonly { opens: string; closes: string }[]): void {
  const errors = hours.flatMap(({ opens, closes }, index) =>
    opens < closes
      ? []
      : [{ detail: 'Must be after the opening time', source: { pointer: `/data/attributes/hours/${index}/closes` } }],
  )
  if (errors.length > 0) throw unprocessable(errors)
}
