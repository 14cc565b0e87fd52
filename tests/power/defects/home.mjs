export const defects = [
  {
    id: 'banner-leads-away',
    requirement: 'home.banner.linkage',
    file: 'src/features/home/banner-target.ts',
    from: '/^\\/(?![/\\\\])[^\\s\\\\]*$/',
    to: '/^\\/[^\\s\\\\]*$/',
    what: 'A banner can lead to another site by an address that starts with two slashes.',
  },
];
