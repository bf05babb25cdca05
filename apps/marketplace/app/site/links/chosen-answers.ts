import {
  careLevels,
  type CareLevel,
  costAnswers,
  type CostAnswers,
  type CareTypeSlug,
  roomTypes,
  type RoomType,
} from '@pkg/domain'

/** The answers that a person chose on a community's page. The page's URL keeps them. */
export interface ChosenAnswers {
  care?: CareLevel
  room?: RoomType
  isForTwo?: boolean
}

/** The names of the answers in a URL, as the API has them. */
export const answerFields = { care: 'care', room: 'room', isForTwo: 'for-two' } as const

/** Reads the chosen answers of a URL. Other values count as not chosen. */
export function readChosenAnswers(parameters: URLSearchParams): ChosenAnswers {
  const care = careLevels.find((level) => level === parameters.get(answerFields.care))
  const room = roomTypes.find((type) => type === parameters.get(answerFields.room))
  return {
    ...(care && { care }),
    ...(room && { room }),
    ...(parameters.get(answerFields.isForTwo) === 'true' && { isForTwo: true }),
  }
}

/** Returns the parameters of chosen answers. */
export function answerParameters({ care, room, isForTwo }: ChosenAnswers): Record<string, string> {
  return {
    ...(care && { [answerFields.care]: care }),
    ...(room && { [answerFields.room]: room }),
    ...(isForTwo && { [answerFields.isForTwo]: 'true' }),
  }
}

/** Returns the answers of an estimate: what was chosen, and the usual care of the community for the rest. [TRUST-012] */
export function fullAnswers(
  { care, room, isForTwo = false }: ChosenAnswers,
  offered: readonly CareTypeSlug[],
): CostAnswers {
  return { ...costAnswers({ care, lookingFor: undefined }, offered), ...(room && { room }), isForTwo }
}
