export const defects = [
  {
    id: 'mission-paid-undone',
    requirement: 'missions.claim',
    file: 'sandbox/domains/missions/claim-mission.ts',
    from: 'if (done < mission.target)',
    to: 'if (done < 0n)',
    tests: ['sandbox/routes/missions.test.ts'],
    what: 'A mission is paid before its target is reached.',
  },
  {
    id: 'mission-of-another-merchant',
    requirement: 'missions.claim',
    file: 'sandbox/domains/missions/claim-mission.ts',
    from: '.where(and(eq(missions.id, id), eq(missions.merchant, merchant.code)))',
    to: '.where(and(eq(missions.id, id)))',
    tests: ['sandbox/routes/missions.test.ts'],
    what: 'A member claims a mission of another merchant in the wrong currency.',
  },
  {
    id: 'claim-of-next-period',
    requirement: 'missions.claim',
    file: 'sandbox/domains/missions/claim-mission.ts',
    from: 'endTime !== undefined && endTime !== endOf(period)',
    to: 'endTime === null && endOf(period) !== null',
    tests: ['tests/journeys/missions'],
    what: "A claim repeated after midnight claims the next day's mission.",
  },
];
