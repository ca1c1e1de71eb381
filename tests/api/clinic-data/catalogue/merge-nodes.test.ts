import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mergeRows } from '#server/features/clinic-data/catalogue/merge/merge-rows.ts';
import { search } from '#server/features/catalogue/search/search.ts';
import { movedUrl } from '#server/pages/moved-url.ts';
import type { Site } from '#server/site.ts';
import { addDuplicates, MORE } from '#tests/support/data/catalogue/catalogue-rows.ts';
import { startTwoNodes, type Nodes } from '#tests/support/servers/nodes.ts';

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
  await addDuplicates(nodes);
});
afterAll(() => nodes.close());

const sitesOf = () => [nodes.first, nodes.second].map(({ service }) => service.defaultSite);
const find = (site: Site, query: string) =>
  search({ site, language: 'hu' }, 'catalog', {
    query,
    filters: 'city=10 AND type=Specialties',
  }).hits.map(({ slug }) => slug);
const redirects = (site: Site) =>
  movedUrl('/doctors/budapest/heart-doctor', site.reference.current, site.country);

test('every node redirects, lists and finds a merged service', async () => {
  const sites = sitesOf();
  await vi.waitFor(() => {
    for (const site of sites) expect(find(site, 'heart doctor')).toContain('heart-doctor');
  });
  const [first] = sites;
  if (first === undefined) throw new Error('No site');
  await mergeRows(
    { site: first, username: 'kata' },
    { kind: 'services', id: MORE.heartDoctor, into: 1, intent: 'confirm' },
  );
  await vi.waitFor(() => {
    for (const site of sites) {
      expect(redirects(site)).toBe('/doctors/budapest/cardiologist');
      expect(find(site, 'heart doctor')).toEqual(['cardiologist']);
    }
  });
  for (const node of [nodes.first, nodes.second]) {
    const { body } = await node.get('/api/v1/doctors/?city=10&service=1');
    expect(body.count).toBe(2);
  }
});
