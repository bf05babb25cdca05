import { suggestedTourDates, todayIn, tourDates, tourTimes } from '@pkg/domain'
import { ChoiceGroup, Select } from '@pkg/ui'
import { tourTimezone } from '../answers/tour-timezone'
import { dayText, zoneText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { Language } from '../texts/texts'
import { choiceOption } from './choice-step'
import { useIds } from './ids'
import type { StepProps } from './step-screen'

/** Returns days as the options of a select, grouped by month. */
function byMonth(days: readonly string[], language: Language) {
  const months = new Map<string, { value: string; label: string }[]>()
  for (const day of days) {
    const month = dayText(day, language, { weekday: undefined, day: undefined, month: 'long', year: 'numeric' })
    const option = { value: day, label: dayText(day, language, { weekday: 'long', month: 'long' }) }
    months.set(month, [...(months.get(month) ?? []), option])
  }
  return [...months].map(([label, options]) => ({ label, options }))
}

/** The tour date, one of the next nine days or another bookable one, and the time of day. [GWZ-085, TOUR-001, TOUR-004 to TOUR-006] */
export function TourInfo({ context: { answers, now }, errors, answer }: StepProps) {
  const texts = useTexts()
  const language = useLanguage()
  const ids = useIds()
  const today = todayIn(tourTimezone, now())
  const suggested = suggestedTourDates(today)
  const { tourDate, tourTimeText } = answers
  const isSuggested = tourDate !== undefined && suggested.includes(tourDate)
  return (
    <>
      <ChoiceGroup
        label={texts.tour.date}
        id={ids.field('tourDate')}
        name="tourDate"
        columns="fit"
        options={suggested.map((day) => ({
          value: day,
          label: dayText(day, language, { weekday: undefined }),
          hint: dayText(day, language, { month: undefined, day: undefined }),
        }))}
        value={tourDate}
        error={errors.tourDate}
        onChange={(chosen) => answer({ tourDate: chosen })}
      />
      <Select
        id={ids.field('otherTourDate')}
        name={isSuggested ? undefined : 'tourDate'}
        label={texts.tour.anotherDate}
        hint={texts.tour.otherDateHint}
        placeholder={texts.kit.select}
        options={byMonth(
          tourDates(today).filter((day) => !suggested.includes(day)),
          language,
        )}
        value={isSuggested ? '' : (tourDate ?? '')}
        onChange={({ target }) => answer({ tourDate: target.value || undefined })}
      />
      <ChoiceGroup
        label={texts.tour.time}
        id={ids.field('tourTimeText')}
        name="tourTimeText"
        columns={1}
        hint={texts.tour.timeHint(zoneText(tourTimezone, language))}
        options={tourTimes.map((time) => choiceOption(time, texts))}
        value={tourTimeText}
        error={errors.tourTimeText}
        onChange={(chosen) => answer({ tourTimeText: chosen })}
      />
    </>
  )
}
