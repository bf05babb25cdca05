export { openApiDocument } from './openapi/openapi-document'
export { referenceRoutes } from './page/reference-routes'
