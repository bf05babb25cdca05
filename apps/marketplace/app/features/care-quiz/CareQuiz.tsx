import { quizAnswers, type QuizAnswers, quizQuestions } from '@pkg/domain'
import { Button, Heading, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Prices } from '~/features/price-finder'
import { CareQuizResult } from './CareQuizResult'
import * as styles from './CareQuiz.css'
import type { PriceSpan } from './price-span'
import { QuizBar } from './QuizBar'
import { quizTexts as words } from './texts'
import { useQuiz } from './use-quiz'

export interface CareQuizProps {
  initial: QuizAnswers
  prices: Prices | undefined
  place: string
  /** What care costs from the least to the most help, shown before the first answer. */
  typical: PriceSpan | undefined
  /** The page that shows the result without scripts. */
  action?: string
  /** What is below the questions, in their form. */
  children?: ReactNode
}

/**
 * Five questions about a normal week, and the care that the answers point to, with the reason and the price, after each answer. Without scripts,
 * its button loads the page with the result. Nothing is saved. [FIND-017, LOOK-007]
 */
export function CareQuiz(props: CareQuizProps) {
  const { initial, prices: initialPrices, place, typical, action = '/#care-quiz', children } = props
  const { form, answers, prices, answer } = useQuiz(initial, initialPrices, place)
  return (
    <section className={styles.quiz} aria-labelledby="care-quiz">
      <Form ref={form} method="get" action={action} className={styles.form} onChange={answer} preventScrollReset>
        <Heading level={2} id="care-quiz">
          {words.heading}
        </Heading>
        <Text tone="muted">{words.hint}</Text>
        {place && <input type="hidden" name="near" value={place} />}
        {quizQuestions.map((question) => (
          <fieldset key={question} className={styles.question}>
            <legend className={styles.legend}>{words.questions[question]}</legend>
            <div className={styles.answers}>
              {quizAnswers.map((one) => (
                <label key={one} className={styles.answer}>
                  <input
                    type="radio"
                    name={question}
                    value={one}
                    defaultChecked={initial[question] === one}
                    className={styles.radio}
                  />
                  <span className={styles.face}>{words.answers[one]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <noscript>
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </noscript>
        {children}
      </Form>
      <QuizBar answers={answers} prices={prices} typical={typical} />
      <CareQuizResult answers={answers} prices={prices} typical={typical} />
    </section>
  )
}
