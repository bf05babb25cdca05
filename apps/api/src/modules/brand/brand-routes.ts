import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import { implementEndpoints } from '../../http/implement-endpoints'
import type { Settings } from '../../settings'
import { changeBrand, getSettings, removeLogo, setLogo } from './brand-service'
import { findLogo } from './brand-store'
import { logoPath } from './logo-path'
import { loadBrand, replaceBrand } from './present-brand'

/** What the routes of the brand need. */
export interface BrandDependencies extends Pick<Settings, 'brand' | 'isPhoneOptional' | 'sites'> {
  /** The brand of the environment. */
  base: Brand
}

/** Registers the brand with the settings of the wizard for everyone, such as wizards on other sites, and what admins set. [WORK-012, CONF-007] */
export function brandRoutes(
  app: FastifyInstance,
  orm: Orm,
  { brand, base, isPhoneOptional, sites }: BrandDependencies,
): void {
  implementEndpoints(app, orm, 'brand', {
    get: async ({ reads }) => ({
      id: 'brand',
      ...(await loadBrand(reads, base)),
      site: sites.marketplace,
      isPhoneOptional,
    }),
  })

  /** Emails that are sent after a change have the new brand. */
  async function readChanged() {
    replaceBrand(brand, await loadBrand(orm, base))
    return getSettings(orm, base)
  }

  implementEndpoints(app, orm, 'brandSettings', {
    get: () => getSettings(orm, base),

    async update({ body, base: version }) {
      await changeBrand(orm, body, version)
      return readChanged()
    },

    async setLogo({ body, base: version }) {
      await setLogo(orm, body.image, version)
      return readChanged()
    },

    async removeLogo({ base: version }) {
      await removeLogo(orm, version)
      await readChanged()
      return undefined
    },
  })

  app.get<{ Params: { id: string } }>(logoPath(':id'), async ({ params: { id } }, reply) => {
    const content = await findLogo(orm, id)
    if (!content) throw notFound('logo', id)
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Partners' pages can show it.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(Buffer.from(content))
    )
  })
}
