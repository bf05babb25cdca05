import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { admins } from '../roles'
import { record, strictObject } from '../schemas/record'
import { listParameters, reference, textFilter } from '../schemas/list-parameters'
import { line, uuid } from '../schemas/text'

/** A label for communities, and its category. [DATA-018] */
export const NewTag = strictObject({ name: line(80), tagCategoryId: Type.Optional(uuid) })
export type NewTag = Static<typeof NewTag>

/** A label for communities. */
export const Tag = Type.Composite([Type.Object(record), NewTag])
export type Tag = Static<typeof Tag>

/** The tags to list. */
export const TagParameters = listParameters(['name'], { tagCategoryId: reference(uuid) }, { q: textFilter })
export type TagParameters = Static<typeof TagParameters>

/** A category of tags or images. */
export const NewCategory = strictObject({
  name: line(80),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
})
export type NewCategory = Static<typeof NewCategory>

/** A category of tags or images. */
export const Category = Type.Composite([Type.Object(record), NewCategory])
export type Category = Static<typeof Category>

/** The categories to list. */
export const CategoryParameters = listParameters(['position', 'name'], {})
export type CategoryParameters = Static<typeof CategoryParameters>

/** Labels for communities. [API-034] */
export const tags = collection({
  entity: Tag,
  query: TagParameters,
  made: NewTag,
  path: '/platform/tags',
  type: 'tags',
  one: 'a tag',
  many: 'tags',
  read: 'anyone',
  write: admins,
})

/** Categories of tags. [API-034] */
export const tagCategories = collection({
  entity: Category,
  query: CategoryParameters,
  made: NewCategory,
  path: '/platform/tag-categories',
  type: 'tag-categories',
  one: 'a tag category',
  many: 'tag categories',
  read: 'anyone',
  write: admins,
})
