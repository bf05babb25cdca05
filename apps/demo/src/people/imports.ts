import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage } from './demo-stage'
import { conferenceFile, tradeListFile } from './import-texts'

/** How many days ago each file was uploaded. */
const ages = { conference: 12, tradeList: 1 }

/** Imports contacts from a conference, and uploads a list of companies that waits for an admin, with rows to correct. [WORK-015] */
export async function addImports(demo: DemoStage, admin: DemoBrowser): Promise<void> {
  const at = (daysAgo: number) => new Date(demo.moment.getTime() - daysAgo * day)
  await demo.timeline.at(at(ages.conference), async () => {
    const id = await uploadFile(admin, conferenceFile, ['name', 'jobTitle', 'email', 'phone', ''])
    await admin.post(`/admin/imports/${id}/start`, 'imports', {})
    await demo.api.queue.idle()
  })
  await demo.timeline.at(at(ages.tradeList), () =>
    uploadFile(admin, tradeListFile, ['name', 'line1', 'city', 'state', 'zip', 'websiteUrl']),
  )
  await demo.timeline.rewrite()
}

/** Uploads a file and matches its columns. Returns the id of the import. */
async function uploadFile(
  admin: DemoBrowser,
  { content, ...named }: { kind: string; fileName: string; content: string },
  fields: readonly string[],
): Promise<string> {
  const { id } = await admin.upload('/admin/imports', named, content)
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields })
  return id
}
