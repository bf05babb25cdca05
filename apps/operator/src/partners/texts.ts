/** The messages of the partner command. */
export const partnerTexts = {
  usage: [
    'Usage: npx hearthway partner --name "Riverbend Guide" --origin https://www.riverbend.example',
    '       npx hearthway partner --list',
    '       npx hearthway partner --revoke "Riverbend Guide"',
    '',
    'Creates, lists, and revokes the keys that partner sites use for the API and the wizard.',
    '',
    '  --name <name>      create a key for this partner, and show it once',
    '  --origin <origin>  allow the key on this site; repeat it for several sites',
    '  --list             list all partners, without their keys',
    '  --revoke <name>    revoke the key of a partner',
  ].join('\n'),
  oneCommand: 'Use one of --name with --origin, --list, or --revoke.',
  noName: 'Add the name of the partner with --name. Staff see it next to each family that the partner sends.',
  longName: (most: number) => `Use at most ${most} characters for the name.`,
  noOrigin: 'Add the site of the partner with --origin, such as --origin https://www.riverbend.example.',
  invalidOrigin: (text: string) =>
    `"${text}" isn't an origin. Use https:// and a host without a path. http:// works for localhost only.`,
  exists: (name: string) =>
    `"${name}" already has an active key. Revoke it first with --revoke, or choose another name.`,
  unknown: (name: string) => `No active partner "${name}". Use --list to see all partners.`,
  revoked: (name: string) => `Revoked the key of "${name}".`,
  none: 'No partners yet. Create one with --name and --origin.',
  created: (name: string, key: string, origins: readonly string[]) =>
    [
      `The key of ${name} for ${origins.join(' and ')}:`,
      '',
      `  ${key}`,
      '',
      'Copy it now, because we only store its hash. Add it to the page of the partner:',
      '',
      `  <gwizzy-wizard community="…" api="…" partner-key="${key}"></gwizzy-wizard>`,
    ].join('\n'),
  line: (name: string, isActive: boolean, since: string, origins: readonly string[]) =>
    `${isActive ? 'active ' : 'revoked'}  ${since}  ${name}  ${origins.join(' ')}`,
} as const
