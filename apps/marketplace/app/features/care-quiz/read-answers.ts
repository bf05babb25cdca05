import { quizAnswers, type QuizAnswers, quizQuestions } from '@pkg/domain'

/** Reads the answers of the care quiz from a form or a URL. Unknown answers count as missing. [FIND-017] */
export function readQuizAnswers(values: { get: (name: string) => unknown }): QuizAnswers {
  return Object.fromEntries(
    quizQuestions.flatMap((question) => {
      const answer = quizAnswers.find((one) => one === values.get(question))
      return answer ? [[question, answer]] : []
    }),
  )
}
