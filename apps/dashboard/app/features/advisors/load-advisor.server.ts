import type { Client } from '@pkg/api-client'
import { imageUrl, timeZoneName, now } from '@pkg/domain'
import { doorwayInitials, doorwayPath } from '@pkg/illustrations'
import { DateTime } from 'luxon'
import type { About } from './field-names'
import { advisorTexts } from './texts'
import { commonLanguages } from '~/parts/languages/languages'
import { base } from '~/site/sign-in-path'
import { requireResponse } from '~/site/server/require-response'

/** Enough pixels for the largest portrait on the sharpest screens. */
const portraitSize = { width: 320, height: 320, host: base }

/** Loads an advisor's page on the dashboard. `term` searches a community that the advisor toured. */
export async function loadAdvisor(request: Request, api: Client, id: string) {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 80)
  const [profile, callHours, found] = await requireResponse(
    request,
    Promise.all([
      api.advisorProfiles.get({ id }),
      api.callHours.get({ id }),
      term.length > 1 ? api.claims.search({ q: term }) : undefined,
    ]),
  )
  return {
    id,
    name: profile.name,
    portrait: profile.portrait && imageUrl(profile.portrait, portraitSize),
    doorway: {
      src: imageUrl(doorwayPath(profile), portraitSize),
      alt: advisorTexts.doorwayAlt(doorwayInitials(profile.name)),
    },
    about: {
      introduction: profile.introduction ?? '',
      languages: profile.languages,
      operatingIn: profile.areas,
    },
    knownLanguages: [...new Set([...profile.languages, ...commonLanguages])],
    hours: callHours.hours,
    timeOff: callHours.timeOff.filter(({ until }) => until >= today(callHours.timeZone)),
    zone: timeZoneName(callHours.timeZone),
    visits: profile.visits.map(({ communityId, communityName, visitedOn }) => ({
      communityId,
      communityName,
      visitedOn,
      shownDay: dayText(visitedOn),
    })),
    checks: profile.checks,
    term,
    matches: found?.items.map(({ id: value, name, address }) => ({ value, label: `${name}, ${address}` })),
  }
}

const today = (timeZone: string): string => DateTime.fromJSDate(now()).setZone(timeZone).toFormat('yyyy-MM-dd')

const dayText = (day: string) => DateTime.fromISO(day, { locale: 'en-US' }).toFormat('LLLL d, yyyy')

/** An advisor as the page shows one. */
export type AdvisorView = Awaited<ReturnType<typeof loadAdvisor>>

/** Saves what families read about an advisor. */
export async function saveAbout(api: Client, id: string, about: About): Promise<void> {
  const { info, address } = await api.agents.get({ id })
  const { displayName, workPhone, inBusinessSince, awards, testimonial } = info
  await api.agents.replace({
    id,
    displayName,
    workPhone,
    ...address,
    operatingIn: about.operatingIn,
    inBusinessSince,
    awards,
    ...(testimonial === undefined ? {} : { testimonial }),
    ...(about.introduction === '' ? {} : { introduction: about.introduction }),
  })
  await api.agentOptions.update({ id, languages: about.languages })
}
