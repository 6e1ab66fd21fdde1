/** For tools that read TypeScript without Vue's own compiler; vue-tsc sees each component's real type. */
declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}
