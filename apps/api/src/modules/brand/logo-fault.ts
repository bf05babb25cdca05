import { type HttpError, unprocessable } from '../../http/errors'

/** The error for a file that is no logo. It says what to do. [WORK-012] */
export const logoFault = (detail: string): HttpError =>
  unprocessable([{ detail, source: { pointer: '/data/attributes/image' } }])
