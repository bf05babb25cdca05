import type { AnswerName } from '../answers/answers'
import type { Texts } from '../texts/texts'

/** The labels of the answers that have fields of their own. Where the question is the label there is none. */
export const fieldLabels = ({ fields, tour }: Texts): Partial<Record<AnswerName, string>> => ({
  location: fields.place,
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: fields.email,
  phone: fields.phone,
  residentName: fields.residentName,
  tourDate: tour.date,
  tourTimeText: tour.time,
})
