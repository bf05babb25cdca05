import { toolSlugs } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { signedIn } from '../roles'
import { moment, strictObject } from '../schemas/record'

/** What a person entered in a tool: the values of each field by its name. [HOME-004] */
export const SavedToolChange = strictObject({
  answers: Type.Record(
    Type.String({ pattern: '^[a-z][A-Za-z-]{0,29}$' }),
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 80 }),
    { additionalProperties: false, maxProperties: 12 },
  ),
})
export type SavedToolChange = Static<typeof SavedToolChange>

/** What a person saved in a tool. The id is the tool’s. [HOME-004] */
export const SavedTool = Type.Composite([
  Type.Object({ id: Type.Union(toolSlugs.map((slug) => Type.Literal(slug))), savedAt: moment }),
  SavedToolChange,
])
export type SavedTool = Static<typeof SavedTool>

/** What a person entered in our tools and saved in the signedIn; the id is the tool. [HOME-004] */
export const savedTools = {
  list: {
    method: 'GET',
    path: '/platform/saved-tools',
    status: 200,
    access: signedIn,
    summary: 'Lists the answers that you saved in our tools, latest first',
    resource: 'saved-tools',
    response: pageOf(SavedTool),
  },
  replace: {
    method: 'PUT',
    path: '/platform/saved-tools/:id',
    status: 200,
    access: signedIn,
    summary: 'Saves your answers in a tool, and replaces earlier ones',
    resource: 'saved-tools',
    body: SavedToolChange,
    response: SavedTool,
  },
  remove: {
    method: 'DELETE',
    path: '/platform/saved-tools/:id',
    status: 204,
    access: signedIn,
    summary: 'Deletes your answers in a tool',
    resource: 'saved-tools',
  },
} as const satisfies Endpoints
