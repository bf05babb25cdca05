import { careLevels, type Community, type CostAnswers, pricedRooms } from '@pkg/domain'
import { Button, Select } from '@pkg/ui'
import { Form, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { roomNames } from '~/parts/names/room-names'
import { answerFields, answerParameters, readChosenAnswers } from '~/site/links/chosen-answers'
import * as styles from './CostAnswersForm.css'
import { costTexts as words } from './texts'

interface CostAnswersFormProps {
  community: Pick<Community, 'slyPrices'>
  answers: CostAnswers
}

/** The answers that the cost depends on. A change applies immediately; without scripts, the button applies it. [TRUST-012] */
export function CostAnswersForm({ community, answers }: CostAnswersFormProps) {
  const submit = useSubmit()
  const rooms = pricedRooms(community, answers).map(({ type }) => type)
  const room = rooms.find((type) => type === answers.room) ?? ''
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    if (form.current) submit(givenAnswers(form.current), { replace: true, preventScrollReset: true })
  }
  // What was chosen before the script started, or what the browser restored.
  const applyFirst = useRef(() => {
    const fields = Object.entries(answerParameters(answers))
    const given = form.current ? givenAnswers(form.current) : {}
    if (fields.some(([name, value]) => given[name] !== value) || Object.keys(given).length !== fields.length) apply()
  })
  useEffect(() => applyFirst.current(), [])
  return (
    <Form ref={form} method="get" action="#cost" replace preventScrollReset className={styles.form} onChange={apply}>
      <Select
        label={words.care}
        name={answerFields.care}
        placeholder={null}
        defaultValue={answers.care}
        key={`care ${answers.care}`}
        options={careLevels.map((level) => ({ value: level, label: words.careLevels[level] }))}
      />
      {rooms.length > 1 && (
        <Select
          label={words.room}
          name={answerFields.room}
          placeholder={words.anyRoom}
          defaultValue={room}
          key={`room ${answers.care} ${room}`}
          options={[...new Set(rooms)].map((type) => ({ value: type, label: roomNames[type] }))}
        />
      )}
      <Select
        label={words.people}
        name={answerFields.isForTwo}
        placeholder={null}
        defaultValue={answers.isForTwo ? 'true' : ''}
        key={`people ${answers.isForTwo}`}
        options={[
          { value: '', label: words.onePerson },
          { value: 'true', label: words.twoPeople },
        ]}
      />
      <noscript>
        <Button type="submit" width="full">
          {words.update}
        </Button>
      </noscript>
    </Form>
  )
}

/** Returns the form’s answers as parameters, without empty ones. */
function givenAnswers(form: HTMLFormElement): Record<string, string> {
  const given = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return answerParameters(readChosenAnswers(new URLSearchParams(given)))
}
