import type { Client } from '@pkg/api-client'
import type { AdvisorPictureView } from './AdvisorPicture'
import { advisorPicture } from './advisor-picture'

/** Returns the picture of an advisor with this id and name. Without their profile, it's a doorway without an outline. [LOOK-008] */
export async function findAdvisorPicture(
  api: Client,
  { id, name }: { id: string; name: string },
): Promise<AdvisorPictureView> {
  const profile = await api.advisorProfiles.get({ id }).catch(() => ({ id, name, areas: [] }))
  return advisorPicture(profile)
}
