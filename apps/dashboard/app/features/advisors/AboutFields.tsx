import { states } from '@pkg/domain'
import { Checkbox, Heading, Select, Text, TextArea, TextField } from '@pkg/ui'
import { languageName } from '~/parts/languages/languages'
import { advisorTexts } from './texts'
import * as styles from './advisors.css'
import { type About, fieldNames } from './field-names'
import { useChosen, useField } from './form-problem'

const words = advisorTexts
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }))

interface AboutFieldsProps {
  about: About
  /** The languages to choose from. */
  knownLanguages: string[]
}

/** What families read about an advisor: introduction, languages, and areas. [AGENT-005] */
export function AboutFields({ about: { introduction, languages, operatingIn }, knownLanguages }: AboutFieldsProps) {
  const field = useField()
  const chosen = useChosen('language') ?? languages
  return (
    <>
      <TextArea
        label={words.introduction}
        hint={words.introductionHint}
        max={600}
        {...field('introduction', introduction)}
      />
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{words.languages}</legend>
        <div className={styles.pair}>
          {knownLanguages.map((code) => (
            <Checkbox
              key={code}
              label={languageName(code)}
              name="language"
              value={code}
              defaultChecked={chosen.includes(code)}
            />
          ))}
        </div>
      </fieldset>
      <Heading level={3} look="label">
        {words.areas}
      </Heading>
      <Text size="small">{words.areasHelp}</Text>
      {[...operatingIn, undefined].map((area, row) => (
        <div key={area?.state ?? 'new'} className={styles.pair}>
          <Select
            label={words.state(row + 1)}
            options={stateOptions}
            placeholder={words.noState}
            {...field(fieldNames.state(row), area?.state)}
          />
          <TextField
            label={words.counties(row + 1)}
            hint={words.countiesHint}
            {...field(fieldNames.counties(row), area?.counties.join(', '))}
          />
        </div>
      ))}
    </>
  )
}
