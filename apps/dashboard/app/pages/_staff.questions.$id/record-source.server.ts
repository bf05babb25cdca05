import { endpoints } from '@pkg/api-client/server'
import { receiveFields, receivePress, recordSource, type SentRecord } from '~/features/records/index.server'
import { question } from './record'

const to = (saved: string) => () => `/questions?saved=${saved}`
const answer = {
  receive: (sent: SentRecord, body: object) =>
    receiveFields(endpoints.answers.create.body, (values, { api }) => api.answers.create(values), {
      values: { questionId: sent.id },
    })(sent, body),
  to: to('question-answered'),
}
const showUnanswered = {
  receive: receivePress(({ api, id }) => api.communityQuestions.showUnanswered({ id })),
  to: to('question-shown'),
}
const refuse = receiveFields(endpoints.communityQuestions.refuse.body, (body, { api, id }) =>
  api.communityQuestions.refuse({ id, ...body }),
)

/** Where a question comes from, and where its answer goes. [COMM-010] */
export const source = recordSource({
  kind: question,
  async load({ api, id, user }) {
    const found = await api.communityQuestions.managedOne({ id })
    const side = user.role === 'admin' ? 'staff' : 'community'
    return { ...found, ownAnswer: found.answers.find(({ answeredBy }) => answeredBy === side)?.text }
  },
  actions: {
    publish: answer,
    replace: answer,
    showUnanswered,
    decline: { receive: refuse, to: to('question-declined') },
    remove: { receive: refuse, to: to('question-removed') },
  },
})
