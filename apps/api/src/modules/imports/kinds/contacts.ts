import { schemas } from '@pkg/api-client/server'
import type { Values } from '../../../http/collections/collection'
import { valuesParser } from '../../../http/validation'
import { contactWriter } from '../../address-book'
import { findAlikeContacts, findContacts, isContactUsed } from './contact-import-store'
import type { ImportKind } from './kind'
import { communityReader, organizationReader } from './named-record-store'
import { contactRole, emailAddress, line, personName, phoneNumber } from './readers'

const unread = () => ({ problem: 'Check this field again' })

const text = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/** Contacts at communities and organizations. They're shared with all advisors and the teams of their communities. [WORK-015, DASH-014] */
export const contactImport: ImportKind = {
  name: 'contacts',
  fields: [
    {
      name: 'name',
      label: 'Name',
      group: 'Person',
      hint: 'First and last name together',
      isRequired: true,
      words: ['full name', 'contact', 'contact name', 'person', 'contact person'],
      read: personName(160),
    },
    {
      name: 'role',
      label: 'Role',
      group: 'Person',
      hint: 'Executive director, Sales, Nurse, Billing, Owner, or Other',
      words: ['contact role', 'function', 'contact type'],
      read: contactRole,
    },
    {
      name: 'jobTitle',
      label: 'Job title',
      group: 'Person',
      words: ['title', 'position', 'job'],
      read: line(80),
    },
    {
      name: 'email',
      label: 'Email',
      group: 'How to reach them',
      words: ['email address', 'e mail', 'mail', 'contact email', 'work email'],
      read: emailAddress,
    },
    {
      name: 'phone',
      label: 'Phone',
      group: 'How to reach them',
      words: ['phone number', 'telephone', 'tel', 'contact phone', 'work phone', 'direct line', 'mobile', 'cell'],
      read: phoneNumber,
    },
    {
      name: 'preference',
      label: 'Preference',
      group: 'How to reach them',
      hint: 'For example, “Text before noon”',
      words: ['how to reach', 'best time to call', 'contact preference', 'notes', 'note'],
      read: line(200),
    },
    {
      name: 'communityId',
      label: 'Community',
      group: 'Where they work',
      hint: 'The name as we list it, with city and state if several have it',
      words: ['community name', 'facility', 'facility name', 'property', 'building', 'location'],
      read: unread,
      lookUp: communityReader,
    },
    {
      name: 'organizationId',
      label: 'Organization',
      group: 'Where they work',
      hint: 'The name as in Organizations',
      words: ['organization name', 'company', 'company name', 'operator', 'management company', 'employer'],
      read: unread,
      lookUp: organizationReader,
    },
  ],
  check: valuesParser(schemas.NewContact, ''),
  // People at one place often share a phone line, so a number says who it is only with a name.
  keysOf(values) {
    const [name, email, phone] = [text(values, 'name'), text(values, 'email'), text(values, 'phone')]
    const place = text(values, 'communityId') || text(values, 'organizationId')
    return [
      ...(email ? [`email ${email}`] : []),
      ...(phone ? [`phone ${phone} ${name}`] : []),
      ...(place ? [`place ${place} ${name}`] : []),
    ]
  },
  findAlike: findAlikeContacts,
  findByIds: findContacts,
  writer: contactWriter,
  isUsed: isContactUsed,
}
