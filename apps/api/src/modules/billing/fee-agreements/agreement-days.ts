import { addDays, type AgreementDays, agreementOn, isCalendarDay } from '@pkg/domain'
import { unprocessable } from '../../../http/errors'

/**
 * Checks the days of an agreement against those of the others with the same community or person, oldest first.
 * @throws {HttpError} 422 for a day that doesn't exist, an end before the start, or days that another agreement has. It names the day to choose. [WORK-013]
 */
export function checkAgreementDays({ startsOn, endsOn }: AgreementDays, others: readonly AgreementDays[]): void {
  if (!isCalendarDay(startsOn)) throw invalid('startsOn', "This date doesn't exist")
  if (endsOn !== undefined && !isCalendarDay(endsOn)) throw invalid('endsOn', "This date doesn't exist")
  if (endsOn !== undefined && endsOn < startsOn) {
    throw invalid('endsOn', 'The last day is before the first one. Choose a later day.')
  }
  const earlier = agreementOn(others, startsOn)
  if (earlier) {
    const until = earlier.endsOn ? `until ${earlier.endsOn}` : 'without an end'
    const fix = earlier.endsOn ? `Choose ${addDays(earlier.endsOn, 1)} or later` : 'End that one first'
    throw invalid('startsOn', `The agreement from ${earlier.startsOn} applies ${until}. ${fix}.`)
  }
  const later = others.find((other) => other.startsOn > startsOn && (endsOn === undefined || other.startsOn <= endsOn))
  if (later) {
    throw invalid(
      'endsOn',
      `Another agreement begins on ${later.startsOn}. Choose ${addDays(later.startsOn, -1)} or earlier.`,
    )
  }
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
