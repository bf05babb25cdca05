import type { AnswerName } from '../answers/answers'
import type { Texts } from '../texts/texts'

/** Returns the labels of the answers with their own fields. Missing if the question is the label. */
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
