/** For oxlint, which reads TypeScript without Vue's own compiler; vue-tsc sees each component's real type. */
declare module '*.vue' {
  // oxlint-disable-next-line typescript/no-explicit-any -- only vue-tsc checks what is done with a component
  const component: any;
  export default component;
}
