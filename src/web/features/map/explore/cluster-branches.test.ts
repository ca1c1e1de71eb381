import { expect, test } from 'vitest';
import { clusterBranches, type ClusteredBranches } from './cluster-branches.ts';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const branch = (id: number, lat: number, lng: number) => ({ id, location: { lat, lng } });
const BUDA = [branch(1, 47.5, 19.02), branch(2, 47.501, 19.021), branch(3, 47.502, 19.022)];
const SZEGED = branch(4, 46.25, 20.15);
const ALL = [...BUDA, SZEGED];

const counts = (marks: ClusteredBranches<unknown>) =>
  marks.map((mark) => (mark.kind === 'cluster' ? mark.count : 1)).toSorted();
const idsOf = (marks: ClusteredBranches<{ id: number }>) =>
  marks.flatMap((mark) => (mark.kind === 'branch' ? [mark.branch.id] : [])).toSorted();

test('clusterBranches clusters close branches until the zoom separates them', () => {
  const marksAt = clusterBranches(ALL, null);
  const far = marksAt(WORLD, 8);
  expect(counts(far)).toEqual([1, 3]);
  const cluster = far.find((mark) => mark.kind === 'cluster');
  if (cluster?.kind !== 'cluster') throw new Error('No cluster');
  expect(counts(marksAt(WORLD, cluster.opensAt)).length).toBeGreaterThan(2);
  expect(idsOf(marksAt(WORLD, 17))).toEqual([1, 2, 3, 4]);
});

test('clusterBranches keeps the chosen branch out of clusters', () => {
  const marks = clusterBranches(ALL, 2)(WORLD, 8);
  expect(counts(marks)).toEqual([1, 1, 2]);
  expect(idsOf(marks)).toEqual([2, 4]);
});

test('clusterBranches omits branches outside of the box', () => {
  const box = { west: 20, south: 46, east: 20.5, north: 46.5 };
  expect(idsOf(clusterBranches(ALL, null)(box, 12))).toEqual([4]);
});

test('clusterBranches separates branches at one address at the maximum zoom', () => {
  const house = Array.from({ length: 5 }, (_, id) => branch(id, 47.5, 19.02));
  const marksAt = clusterBranches(house, null);
  expect(counts(marksAt(WORLD, 12))).toEqual([5]);
  const places = marksAt(WORLD, 17).map(({ at }) => `${at.lat} ${at.lng}`);
  expect(new Set(places).size).toBe(5);
});

test('clusterBranches clusters thousands of branches into few markers', () => {
  const many = Array.from({ length: 5000 }, (_, id) =>
    branch(id, 47.35 + ((id * 7919) % 5000) / 16_000, 18.9 + ((id * 104_729) % 5000) / 11_000),
  );
  const box = { west: 18.8, south: 47.3, east: 19.5, north: 47.7 };
  const marks = clusterBranches(many, null)(box, 11);
  expect(marks.length).toBeLessThan(120);
  expect(counts(marks).reduce((sum, count) => sum + count, 0)).toBe(5000);
});
