import type { Client } from '@pkg/api-client'

/** The most frequent answers of the exit survey, and the page with all. */
export interface ExitAnswers {
  answers: { answer: string; count: number }[]
  href: string
}

const most = 8

/** Loads the most frequent answers of the exit survey. For admins. [EXIT-008, WORK-014] */
export async function loadExitAnswers(api: Client): Promise<ExitAnswers> {
  const { items } = await api.exitSurveyAnswers.list({ 'page-size': most })
  return { answers: items.map(({ answer, count }) => ({ answer, count })), href: '/exit-survey' }
}
