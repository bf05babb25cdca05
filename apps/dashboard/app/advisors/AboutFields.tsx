import { states } from '@pkg/domain'
import { Checkbox, Heading, Select, Text, TextArea, TextField } from '@pkg/ui'
import { texts } from '~/texts'
import * as styles from './advisors.css'
import { type About, fieldNames } from './field-names'

const words = texts.advisor
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }))

interface AboutFieldsProps {
  about: About
  /** The languages to choose from. */
  knownLanguages: string[]
}

/** What families read about an advisor: introduction, languages, and areas. [AGENT-005] */
export function AboutFields({ about: { introduction, languages, operatingIn }, knownLanguages }: AboutFieldsProps) {
  return (
    <>
      <TextArea
        label={words.introduction}
        hint={words.introductionHint}
        name="introduction"
        max={600}
        defaultValue={introduction}
      />
      <fieldset className={styles.fieldset}>
        <Heading level={3} look="label">
          {words.languages}
        </Heading>
        <div className={styles.pair}>
          {knownLanguages.map((code) => (
            <Checkbox
              key={code}
              label={words.languageName(code)}
              name="language"
              value={code}
              defaultChecked={languages.includes(code)}
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
            name={fieldNames.state(row)}
            options={stateOptions}
            placeholder={words.noState}
            defaultValue={area?.state ?? ''}
          />
          <TextField
            label={words.counties(row + 1)}
            hint={words.countiesHint}
            name={fieldNames.counties(row)}
            defaultValue={area?.counties.join(', ') ?? ''}
          />
        </div>
      ))}
    </>
  )
}
