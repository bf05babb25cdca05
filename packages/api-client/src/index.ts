export type {
  ResponseOf,
  BodyOf,
  Endpoint,
  Endpoints,
  InputOf,
  Page,
  ParamsOf,
  QueryOf,
  RateLimit,
  Role,
} from './endpoint'
export { type Client, type ClientOptions, createClient, createClientFor, type RequestOptions } from './client'
export { ApiError, ApiUnreachableError, type ErrorObject, MissingParametersError } from './errors'
export { type MessageKind, messageKinds, type StoppableKind, stoppableKinds } from './message-kinds'
export { emailedNoticeKinds, noticeKinds } from './notice-kinds'
export type { Route } from './request'
export type * from './resources'
export type { endpoints, EndpointTable } from './table'
export { type TimelineKind, timelineKinds } from './timeline-kinds'
