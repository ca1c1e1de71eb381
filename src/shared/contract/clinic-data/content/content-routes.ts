import type { Route } from '../../route.ts';

export const contentRoutes = {
  content: { method: 'GET', path: '/api/staff/v1/content/' },
  contentRow: { method: 'GET', path: '/api/staff/v1/content/:subject/:id/' },
  saveContentDrafts: { method: 'POST', path: '/api/staff/v1/content/:subject/:id/drafts/' },
  discardContentDrafts: { method: 'POST', path: '/api/staff/v1/content/drafts/discard/' },
  publishContentDrafts: { method: 'POST', path: '/api/staff/v1/content/drafts/publish/' },
  saveLogo: { method: 'POST', path: '/api/staff/v1/clinics/:id/logo/' },
  previewContent: { method: 'POST', path: '/api/staff/v1/content/:subject/:id/preview/' },
} as const satisfies Record<string, Route>;
