/** 60 KB in one header, as a browser sends the cookies of a whole domain. */
export const manyCookies = Array.from({ length: 240 }, (_, index) => `c${index}=`)
  .map((name) => name + "x".repeat(254 - name.length))
  .join("; ");
