import { type QuizAnswers, suggestCareLevel } from '@pkg/domain'
import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Prices } from '~/features/price-finder'
import { useRestoredFields } from '~/site/frame/use-restored-fields'
import { readQuizAnswers } from './read-answers'

/** The quiz on a page. */
export interface Quiz {
  form: RefObject<HTMLFormElement>
  answers: QuizAnswers
  /** The prices of the care that the answers point to. */
  prices: Prices | undefined
  /** Reads the answers of the form, and loads prices if they point to other care. */
  answer: () => void
}

/** Follows the answers in the form of the quiz: those given now, and those from before the script started. Loads prices near `place`. [FIND-017] */
export function useQuiz(initial: QuizAnswers, prices: Prices | undefined, place: string): Quiz {
  const fetcher = useFetcher<Prices>()
  const [answers, setAnswers] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const answer = () => {
    if (!form.current) return
    const given = readQuizAnswers(new FormData(form.current))
    const level = suggestCareLevel(given)?.level
    setAnswers(given)
    if (level && level !== suggestCareLevel(answers)?.level) {
      fetcher.submit({ help: level, ...(place ? { near: place } : {}) }, { method: 'get', action: '/prices' })
    }
  }
  useRestoredFields(form, 'quiz')
  // Answers that were chosen before the script started, or that were restored.
  const answerFirst = useRef(answer)
  useEffect(() => answerFirst.current(), [])
  return { form, answers, prices: fetcher.data ?? prices, answer }
}
