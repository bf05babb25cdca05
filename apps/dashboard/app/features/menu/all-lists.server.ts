import type { ListServices } from '~/features/lists'

/** What every area declares of its list. An area whose folder is deleted is gone. */
const modules = import.meta.glob<{ services: ListServices }>('../../pages/*/source.server.ts', { eager: true })

/** What other pages do with each list. */
export const allLists: readonly ListServices[] = Object.values(modules).map(({ services }) => services)

/** Returns what other pages do with the list of an area. */
export const servicesOf = (area: string): ListServices | undefined => allLists.find((list) => list.area === area)
